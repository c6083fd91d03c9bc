// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leftOut } from '../../../../engine/shatterpoint/exchange/index.ts';
import { TEAMS } from '../../../../engine/shatterpoint/team/teams.ts';
import { teamProblems } from '../../../../engine/shatterpoint/team/team.ts';
import type { CardFace } from '../../../../engine/shatterpoint/cards/card.ts';
import { validatorWords } from '../../../../engine/testing/validator-words.ts';
import { sampleCards } from '../../../testing/sample.fixture.ts';
import { click, press as pressKey, settled, testPage } from '../../../testing/page.fixture.ts';
import { EMPTY, type Draft, type TeamDraft } from './draft.ts';
import { NewMatch } from './NewMatch.tsx';
import '../../../testing/faces.fixture.ts';

/** The sample cards with codes: rook is 00090101 and so on, and a second card of rook's unique name. */
const coded = [...sampleCards.values()].map((card, i): CardFace => ({ ...card, codes: { sps: card.id, spt: `0009010${i + 1}`, tabletopAdmiral: i + 1, shatterApp: i + 11 } }));
const twin: CardFace = { ...coded[3]!, id: 'twin', name: 'Rook Returned', uniqueNames: ['Rook'], points: 8, codes: null };
/** Stand-ins for the units of a ready-made team. */
const standIns = TEAMS[0].squads.flatMap((squad) => Object.entries(squad)).map(([slot, id]): CardFace => ({ ...coded[0]!, id, name: `Card ${id}`, uniqueNames: [id], type: slot as CardFace['type'], points: slot === 'primary' ? 8 : 4, codes: null }));
const cards: ReadonlyMap<string, CardFace> = new Map([...coded, twin, ...standIns].map((card) => [card.id, card]));
const missions = [{ id: 'shifting-priorities', name: 'Shifting Priorities', spt: '00010201' }, { id: 'first-contact', name: 'First Contact', spt: '00490201' }];

const crew: TeamDraft = { name: 'Two crews', description: '', squads: [{ primary: 'rook', secondary: 'vane', supporting: 'guards' }, { primary: 'sable', secondary: 'mire', supporting: 'drones' }], mission: 'shifting-priorities' };
const SPT = 'spt[00010201,00090101,00090102,00090103,00090104,00090105,00090106]';

const { page, draw, anew } = testPage();
const onStart = vi.fn<(draft: Draft) => void>();
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  onStart.mockClear();
  writeText.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = (team: TeamDraft = crew, known = cards, houseRules: Draft['houseRules'] = {}): void => draw(
  <NewMatch tables={[{ id: 'refinery', name: 'Refinery', theme: 'refinery' }]} cards={known} missions={missions} start={{ table: 'refinery', teams: [team, crew], seats: ['person', 'computer'], edition: 'current', claimsToWin: 2, houseRules, undo: 'safe' }} busy={false} onStart={onStart} onBack={() => {}} />,
);
const team = (): HTMLElement => page.querySelector<HTMLElement>('section.team')!;
const press = (text: string): void => click([...team().querySelectorAll('button')].find((candidate) => candidate.textContent.includes(text))!);
/** A field by the words in front of it. */
const field = <T extends HTMLElement>(label: string): T => [...team().querySelectorAll('label')].find((candidate) => candidate.querySelector('span')?.textContent === label)!.querySelector<T>('input, select, textarea')!;
function fill(label: string, value: string): void {
  const target = field<HTMLInputElement>(label);
  act(() => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target) as object, 'value')!.set!.call(target, value);
    target.dispatchEvent(new Event(target.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  });
}
const said = (): string => team().querySelector('.lists [role="status"]')!.textContent;
/** The first team as it would be played; starts the match. */
function played(): TeamDraft | undefined {
  pressKey('Enter');
  return onStart.mock.lastCall?.[0].teams[0];
}
const settle = (): Promise<void> => settled(() => new Promise((done) => { setTimeout(done, 5); }));

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

describe('ready-made and random teams', () => {
  it('offers the teams whose units are there, with their own words', () => {
    show();
    expect([...field<HTMLSelectElement>('Ready-made').options].map(({ text }) => text)).toEqual(['Own team', TEAMS[0].name]);
    fill('Ready-made', '0');
    expect(team().textContent).toContain(TEAMS[0].description);
    expect(played()).toEqual(TEAMS[0]);
  });

  it('(SP-TEAM-01..06): a random team is legal', () => {
    show(EMPTY);
    expect(played()).toBeUndefined();
    press('Random legal team');
    const random = played()!;
    expect(teamProblems(random.squads, cards)).toEqual([]);
  });

  it('says so when the units allow none', () => {
    show(EMPTY, new Map([...cards].slice(0, 3)));
    press('Random legal team');
    expect(team().querySelector('[role="alert"]')!.textContent).toContain('3 units to choose from allow no legal strike team');
  });

  it('says quietly, where missions are chosen, which printed ones cannot be played yet and what is missing', () => {
    show();
    const note = page.querySelector<HTMLDetailsElement>('.unplayable')!;
    expect([note.open, note.querySelector('summary')!.textContent]).toEqual([false, 'Missions not yet playable: 6 Key Operations, 2 Legendary Encounters']);
    const lines = [...note.querySelectorAll('li')].map((line) => line.textContent);
    expect(lines).toHaveLength(8);
    expect(lines[4]).toBe('Jail Break! (Key Operation): which spaces of the struggle tracker count for momentum and so decide the countdown; what momentum a wounded unit adds or removes; who is Aggressor, who is Sentinel, and who begins.');
    expect(lines[7]).toContain('Uninvited Guests (Legendary Encounter): a Galactic Legend unit with its cards;');
    expect(lines[7]).toContain('the exact places of R, BL, TL, TR.');
    expect([...field<HTMLSelectElement>('Mission').options].map(({ text }) => text)).toEqual(missions.map(({ name }) => name));
  });

  it('(SP-TEAM-01): the mission is chosen for each team', () => {
    show();
    fill('Mission', 'first-contact');
    expect(played()?.mission).toBe('first-contact');
  });
});

describe('the lists of units', () => {
  const headings = (label: string): readonly string[] => [...field<HTMLSelectElement>(label).querySelectorAll('optgroup')].map((group) => group.label);

  it('stand by what fits, with the reason of what does not', () => {
    show(crew, new Map([...cards].map(([id, card]) => [id, standIns.includes(card) ? { ...card, eras: ['newRepublic'] } : card])));
    expect(headings('Primary')).toEqual(['Fall of the Jedi', 'New Republic', 'Not beside others of the team']);
    expect(headings('Secondary')).toEqual(['A tag in common with Rook', 'Another era', 'Not beside others of the team']);
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
    show();
    fill('Mission', 'first-contact');
    expect(team().querySelector('.team__mission')!.textContent).toContain('the opponent may spend 1 Force or 1 momentum');
  });
});

describe('lists', () => {
  it('takes a list, with its mission', () => {
    show(EMPTY);
    fill('List', SPT.replace('00010201', '00490201'));
    press('Use this list');
    expect(said()).toBe('The list is used.');
    expect(played()).toEqual({ ...crew, name: '', mission: 'first-contact' });
  });

  it('takes a name over without marks of direction', () => {
    show(EMPTY);
    fill('List', JSON.stringify({ name: 'Night \u202emets', units: ['rook', 'vane', 'guards'] }));
    press('Use this list');
    expect(field<HTMLInputElement>('Name').value).toBe('Night mets');
  });

  it('tells everything it could not take over, and keeps the mission', () => {
    show();
    fill('List', 'spt[00090101,00770101,00090103]');
    press('Use this list');
    expect([...team().querySelectorAll('.lists li')].map((line) => line.textContent)).toEqual(['The list is used.', 'Not known: 00770101.', 'Squad 2 is empty.', 'The list holds 2 of 6 units.', 'The team is not legal yet: its reasons are below the squads.']);
    expect(field<HTMLSelectElement>('Mission').value).toBe('shifting-priorities');
    expect(team().querySelectorAll('.team__faults li')).toHaveLength(4);
  });

  it('changes nothing when the text is no list', () => {
    show();
    fill('List', '{"squads": 3}');
    press('Use this list');
    expect(said()).toBe('The list is not used. strike team: squads: a list is needed, there is 3');
    expect(played()).toEqual(crew);
  });

  it.each([
    ['{"squads": [', 'The list is not used. strike team: not JSON: it ends too early'],
    ['{"name": 7}', 'The list is not used. strike team: name: a text is needed, there is 7'],
    ['Nobody, the Unknown', 'The list is not used. strike team: it is no list that can be read: no "spt[…]", no SPS document, no known link, and no unit is called "Nobody, the Unknown"'],
    [leftOut[0]!.name, `The list is not used. strike team: ${leftOut[0]!.name} cannot be played here: ${leftOut[0]!.why}`],
    ['spt[]', 'The list is used.The list names no unit.The team is not legal yet: its reasons are below the squads.'],
  ])('says of %j what the command line says of it', (text, words) => {
    show();
    fill('List', text);
    press('Use this list');
    expect(said()).toBe(words);
    expect(said()).not.toMatch(validatorWords);
  });

  it('names a unit that is left out with the reason, and takes the others', () => {
    show(EMPTY);
    fill('List', `spt[00090101,${leftOut[0]!.spt}]`);
    press('Use this list');
    expect([...team().querySelectorAll('.lists li')].map((line) => line.textContent)).toContain(`${leftOut[0]!.name} cannot be played here: ${leftOut[0]!.why}.`);
  });

  it('says of an empty file that it is empty', async () => {
    show();
    const input = team().querySelector<HTMLInputElement>('input[type="file"]')!;
    Object.defineProperty(input, 'files', { value: [new File([' \n'], 'empty.sps')] });
    act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
    await settle();
    expect(said()).toBe('The list is not used. strike team: it is empty');
    expect(played()).toEqual(crew);
  });

  it('copies SPT text; where the clipboard is closed the text is marked', async () => {
    show();
    press('Copy as SPT text');
    await settle();
    expect(writeText).toHaveBeenCalledWith(SPT);
    expect(said()).toBe('The SPT text is copied.');
    writeText.mockRejectedValue(new Error('not allowed'));
    Object.assign(document, { execCommand: () => false });
    press('Copy as SPT text');
    await settle();
    expect(said()).toBe('The text is marked; copy it with Ctrl+C.');
    expect(field<HTMLTextAreaElement>('List').value).toBe(SPT);
  });

  it('says which unit has no code', () => {
    show({ ...crew, squads: [crew.squads[0], { ...crew.squads[1], primary: 'twin' }] });
    press('Copy as SPT text');
    expect(said()).toBe('That cannot be written. strike team: "Rook Returned" has no SPT code');
  });

  it('saves a document and opens it again, name and all', async () => {
    const saved: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => { saved.push(blob as Blob); return 'blob:x'; });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) { names.push(this.download); });
    show();
    fill('Name', 'Ænd & Two');
    press('Save as a file');
    expect(names).toEqual(['nd-two.sps']);
    expect(said()).toBe('Saved as nd-two.sps.');
    anew();
    show(EMPTY);
    const input = team().querySelector<HTMLInputElement>('input[type="file"]')!;
    Object.defineProperty(input, 'files', { value: [new File([await saved[0]!.text()], 'mine.sps')] });
    act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
    await settle();
    expect(said()).toBe('The list is used.');
    expect(played()).toEqual({ ...crew, name: 'Ænd & Two' });
  });

  it('does not read a huge file', async () => {
    show();
    const input = team().querySelector<HTMLInputElement>('input[type="file"]')!;
    Object.defineProperty(input, 'files', { value: [new File(['x'.repeat(100_000)], 'huge.sps')] });
    act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
    await settle();
    expect(said()).toBe('The file is too large for a list.');
  });
});
