// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TEAMS } from '../../../../engine/shatterpoint/team/teams.ts';
import { teamProblems } from '../../../../engine/shatterpoint/team/team.ts';
import type { CardFace } from '../../../../engine/shatterpoint/cards/card.ts';
import { click, press as pressKey } from '../../../testing/page.fixture.ts';
import { EMPTY } from './draft.ts';
import { anew, button, cards, cells, crew, fill, finder, missions, names, offers, onStart, openPlace, page, played, press, set, show, standIns, team, teams } from './teams.fixture.ts';

afterEach(() => vi.restoreAllMocks());

describe('reasons', () => {
  it('(SP-TEAM-02..06): every fault is told with names and its rule', () => {
    show({ ...crew, squads: [{ ...crew.squads[0], supporting: '' }, { ...crew.squads[1], primary: 'twin', secondary: 'vane' }] });
    const faults = [...team().querySelectorAll('.team__faults li')].map((line) => line.textContent);
    expect(faults).toEqual([expect.stringMatching(/Squad 1 needs a supporting unit\. SP-TEAM-03/), expect.stringMatching(/same person: Rook Returned and Rook\. SP-TEAM-02/), expect.stringMatching(/twice: Vane\. SP-TEAM-02/)]);
    expect(played()).toBeUndefined();
  });

  it('(SP-TEAM-06): two units without a common era are named', () => {
    const late = new Map(cards).set('mire', { ...cards.get('mire')!, eras: ['newRepublic'] });
    show(crew, late);
    expect(team().querySelector('.team__faults')!.textContent).toContain('Squad 2: Sable and Mire share no era.');
  });
});

describe('teams to choose', () => {
  it('offers the ready-made teams whose units are there as line-ups, with their own words', () => {
    show();
    teams('Ready-made');
    expect(offers()).toEqual([TEAMS[0].name]);
    expect(team().querySelectorAll('.team-offer .figures')).toHaveLength(6);
    expect(team().querySelector('.team-offer')!.textContent).toContain(TEAMS[0].description);
    press(TEAMS[0].name);
    expect(played()).toEqual(TEAMS[0]);
  });

  it('(SP-TEAM-01..06): a random team is legal', () => {
    show(EMPTY);
    expect(played()).toBeUndefined();
    press('Random legal team');
    const random = played()!;
    expect(teamProblems(random.squads, cards)).toEqual([]);
  });

  it('rolls teams by number: another one again and again, the same from the same number, of the era asked for', () => {
    const late = standIns.map((card): CardFace => ({ ...card, id: `late-${card.id}`, name: `Late ${card.id}`, uniqueNames: [], eras: ['newRepublic'] }));
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const roll = (): readonly (readonly [string | undefined, string])[] => {
      anew();
      show(crew, new Map([...cards, ...late.map((card) => [card.id, card] as const)]));
      teams('Random');
      return Array.from({ length: 6 }, () => {
        const told = [button('Roll again').textContent, JSON.stringify([...team().querySelectorAll('.team-offer .figures img')].map((img) => img.getAttribute('src'))) + offers()[0]!] as const;
        press('Roll again');
        return told;
      });
    };
    const first = roll();
    expect(first[0]![0]).toContain('No. 5000');
    expect(new Set(first.map(([number]) => number)).size).toBe(6);
    expect(new Set(first.map(([, line]) => line)).size).toBeGreaterThan(1);
    expect(roll()).toEqual(first);
    press('New Republic');
    for (let i = 0; i < 5; i++, press('Roll again')) expect(offers()[0]).toMatch(/^Late .*, Late /);
    click(team().querySelector('.team-offer')!);
    expect(teamProblems(played()!.squads, new Map([...cards, ...late.map((card) => [card.id, card] as const)]))).toEqual([]);
  });

  it('says so when the units allow none', () => {
    show(EMPTY, new Map([...cards].slice(0, 3)));
    press('Random legal team');
    expect(team().querySelector('[role="alert"]')!.textContent).toContain('3 units to choose from allow no legal strike team');
  });

  it('saves the team under a name, and offers it when the game is opened again, until it is taken off', () => {
    show({ ...crew, name: '' });
    teams('Saved');
    expect(team().textContent).toContain('None is saved yet.');
    fill('Name of the team', 'Night shift');
    press('Save the team');
    expect(offers()).toEqual(['Night shift']);
    anew();
    show({ ...EMPTY });
    teams('Saved');
    press('Night shift');
    expect(played()).toEqual({ ...crew, name: 'Night shift' });
    teams('Saved');
    press('Take Night shift off the list');
    expect(offers()).toEqual([]);
  });

  it('takes a unit out by Delete and by the cross: the place stays open and has the keys, and another is chosen there', () => {
    show();
    const tile = (place: number): HTMLElement => team().querySelectorAll<HTMLElement>('.figure-tile')[place]!;
    const [first, second] = [tile(1), tile(2)];
    first.focus();
    pressKey('Delete', {}, first);
    expect([tile(1) === first, document.activeElement === first, first.textContent]).toEqual([true, true, 'Choose a unitSecondary']);
    click(team().querySelectorAll('.figure-tile__remove')[1]!);
    expect([tile(2) === second, document.activeElement === second, second.textContent]).toEqual([true, true, 'Choose a unitSupporting']);
    expect(team().querySelector('.team__faults')).not.toBeNull();
    pressKey('Enter');
    expect(onStart).not.toHaveBeenCalled();
    click(first);
    click([...team().querySelectorAll('[role="gridcell"]')].find(({ textContent }) => textContent.startsWith('Vane'))!);
    expect(tile(1).textContent).toContain('Vane');
  });

  it('offers what was played lately, each line-up once', () => {
    show();
    expect(played()).toEqual(crew);
    anew();
    show(EMPTY);
    teams('Played lately');
    expect(offers()).toEqual(['Two crews']);
    click(team().querySelector('.team-offer')!);
    expect(played()).toEqual(crew);
  });

  it('says quietly, where missions are chosen, which printed ones cannot be played yet and what is missing', () => {
    show();
    click(button('Choose a mission'));
    const note = page.querySelector<HTMLDetailsElement>('.unplayable')!;
    expect([note.open, note.querySelector('summary')!.textContent]).toEqual([false, 'Missions not yet playable: 6 Key Operations, 2 Legendary Encounters']);
    const lines = [...note.querySelectorAll('li')].map((line) => line.textContent);
    expect(lines).toHaveLength(8);
    expect(lines[4]).toBe('Jail Break! (Key Operation): which spaces of the struggle tracker count for momentum and so decide the countdown; what momentum a wounded unit adds or removes; who is Aggressor, who is Sentinel, and who begins.');
    expect(lines[7]).toContain('Uninvited Guests (Legendary Encounter): a Galactic Legend unit with its cards;');
    expect(lines[7]).toContain('the exact places of R, BL, TL, TR.');
    expect([...page.querySelectorAll('[role="gridcell"] b')].map(({ textContent }) => textContent)).toEqual(missions.map(({ name }) => name));
  });

  it('(SP-TEAM-01): the mission is chosen for each team', () => {
    show();
    click(button('Choose a mission'));
    click(button('First strike team'));
    click([...page.querySelectorAll('[role="gridcell"]')][1]!);
    expect(played()?.mission).toBe('first-contact');
    expect(onStart.mock.lastCall?.[0].teams[1].mission).toBe('shifting-priorities');
  });
});

describe('choosing a unit', () => {
  it('shows who fits; with all of them, what is against the others, by name', () => {
    show();
    openPlace('Vane');
    expect(names()).toContain('Vane');
    expect(names()).not.toContain('Mire');
    expect(names()).not.toContain('Guards');
    press('All');
    const mire = cells().find((cell) => cell.textContent.startsWith('Mire'))!;
    expect(mire.textContent).toContain('Mire');
    expect(mire.querySelector('.pick__why')!.textContent).toContain('twice');
  });

  it('by keyboard: the text field narrows down, arrows go on, Enter takes, and the team is one’s own then', () => {
    show(crew, new Map([...cards, ['lance', { ...cards.get('vane')!, id: 'lance', name: 'Lance', uniqueNames: ['Lance'], tags: ['Scoundrel', 'Rider'], codes: null }]]));
    openPlace('Vane');
    expect(document.activeElement).toBe(finder());
    set(finder(), 'rider');
    expect(names()).toEqual(['Lance']);
    pressKey('Enter', {}, finder());
    expect(team().querySelector('dialog')).toBeNull();
    expect(played()).toMatchObject({ name: '', squads: [{ ...crew.squads[0], secondary: 'lance' }, crew.squads[1]] });
  });

  it('filters by era, tag, role and the points that are left', () => {
    const more = (id: string, change: Partial<CardFace>): CardFace => ({ ...cards.get('vane')!, id, name: id, uniqueNames: [id], codes: null, ...change });
    const known = [more('cheap', { points: 1 }), more('rider', { tags: ['Rider'] }), more('late', { eras: ['fallOfTheJedi', 'newRepublic'] }), more('dear', { points: 5 })];
    show(crew, new Map([...cards, ...known.map((card) => [card.id, card] as const)]));
    openPlace('Vane');
    press('All');
    expect(names()).toEqual(expect.arrayContaining(['cheap', 'rider', 'late', 'dear']));
    fill('Tag', 'Rider');
    expect(names()).toEqual(['rider']);
    fill('Tag', '');
    fill('Era', 'newRepublic');
    expect(names()).toEqual(['late']);
    fill('Era', '');
    press('At most 4');
    expect(names()).toContain('cheap');
    expect(names()).not.toContain('dear');
    press('Any');
    const [dear] = cells().filter((cell) => cell.textContent.startsWith('dear'));
    expect(dear!.querySelector('.pick__why')!.textContent).toContain('9 of 8');
    press('Supporting');
    expect(names()).toContain('Guards');
    click(cells().find((cell) => cell.textContent.startsWith('Guards'))!);
    expect(team().querySelector('dialog'), 'a supporting unit takes no secondary’s place').not.toBeNull();
  });

  it('shows the whole card of who is marked', () => {
    show();
    openPlace('Vane');
    set(finder(), 'vane');
    expect(team().querySelector('.picker__card')!.textContent).toContain('After a melee attack against this unit, the attacker suffers 1 damage.');
  });

  it('shows the whole card of who has the focus in the line-up', () => {
    const matches = HTMLElement.prototype.matches;
    vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function seen(this: HTMLElement, selector: string) { return selector === ':focus-visible' ? true : matches.call(this, selector); });
    show();
    const tile = [...team().querySelectorAll<HTMLElement>('.figure-tile')].find(({ textContent }) => textContent.includes('Vane'))!;
    act(() => tile.focus());
    expect(team().querySelector('.card-box')!.textContent).toContain('Rush of Vane');
  });

  it('(SP-ERA-01): a team of an era that is not in play is not called ready', () => {
    const late = new Map([...cards].map(([id, card]): [string, CardFace] => [id, { ...card, eras: ['newRepublic'] }]));
    show(crew, late);
    expect(team().querySelector('.team__faults')).toBeNull();
    anew();
    show(crew, late, { eras: 3 });
    expect(team().querySelector('.team__faults')!.textContent).toContain('SP-ERA-01');
  });

  it('says what the chosen mission does', () => {
    show({ ...crew, mission: 'first-contact' });
    expect([...page.querySelectorAll('.team__mission')].map(({ textContent }) => textContent).join(' ')).toContain('the opponent may spend 1 Force or 1 momentum');
  });
});
