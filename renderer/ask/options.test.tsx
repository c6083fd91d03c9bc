// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PickRequest } from '../../engine/core/script.ts';
import type { CardFace } from '../../engine/shatterpoint/cards/card.ts';
import { missions } from '../../engine/shatterpoint/missions/index.ts';
import { faceOf, printIn } from '../../engine/shatterpoint/game/unit-card.ts';
import { units } from '../../engine/shatterpoint/units/index.ts';
import { click, press, testPage } from '../testing/page.fixture.ts';
import { withPanels } from '../testing/panels.fixture.ts';
import type { Situation } from '../faces/shatterpoint/words/names.ts';
import { speak } from '../words/speak.ts';
import { Ask } from './Ask.tsx';
import { askWords, choicesOf } from '../faces/shatterpoint/ask/choices.ts';
import { reasonWords } from './reasons.ts';
import { samplePick, sampleSituation } from '../testing/sample.fixture.ts';
import '../testing/faces.fixture.ts';

const plain = sampleSituation();
const deflect = { id: 'deflect', name: 'Deflect', kind: 'reactive', text: 'The attacker suffers 1 damage.' } as const;
/** Rook and Sable share an ability that costs Sable more; Guards bring a Battle Tactics card. */
const cards = plain.cards.map((face): CardFace => ({
  ...face,
  ...(face.id === 'rook' ? { tags: ['Force User', 'Scoundrel'], abilities: [...face.abilities, { ...deflect, cost: 0 }] } : {}),
  ...(face.id === 'sable' ? { abilities: [...face.abilities, { ...deflect, cost: 1 }] } : {}),
  ...(face.id === 'guards' ? { tactics: [{ id: 'night-watch', name: 'Night Watch', text: 'One guard may dash.' }] } : {}),
}));
const situation: Situation = { ...plain, cards };

const labels = (request: PickRequest): readonly string[] => choicesOf(request, situation, speak).map(({ label }) => label);
const about = (values: PickRequest['about']): Partial<PickRequest> => ({ about: values });

describe('options in words', () => {
  it('shows tags as they are printed', () => {
    expect(labels(samplePick('choice', ['Force User', 'Scoundrel'], about({ ability: 'rook-rush' })))).toEqual(['Force User', 'Scoundrel']);
  });

  it('shows a tag that nobody has but a card asks for, and whose text it is', () => {
    const veers = units.find(({ id }) => id === 'general-veers')!;
    const asked = { ...plain, cards: plain.cards.map((face) => (face.id === 'vane' ? { ...face, abilities: veers.abilities } : face)) };
    const choices = choicesOf(samplePick('choice', ['Stormtrooper', 'Scoundrel'], about({ ability: 'payday' })), asked, speak);
    expect(choices.map(({ label, hint }) => [label, hint])).toEqual([['Stormtrooper', 'For Vane'], ['Scoundrel', '']]);
  });

  it('shows objectives by their number on the table', () => {
    expect(labels(samplePick('choice', ['C', 'none'], about({ ability: 'rook-rush' })))).toEqual(['Objective 1', 'None']);
  });

  it('takes no plain number for a tag, whatever numbers the texts of cards have', () => {
    const numbers = plain.cards.map((face) => ({ ...face, abilities: face.abilities.map((ability) => ({ ...ability, text: 'If it has 0 wounds, or 1, heal 2.' })) }));
    const named = (ask: string): readonly string[] => choicesOf(samplePick(ask, ['0', '1']), { ...plain, cards: numbers }, speak).map(({ label }) => label);
    expect([named('squad'), named('stance')]).toEqual([['Squad of Rook', 'Squad of Guards'], ['Fury', 'Calm']]);
  });

  it('shows dice of a roll by face and place', () => {
    const choices = choicesOf(samplePick('reroll', ['0:failure', '3:expertise'], { ...about({ roll: 'defense' }), min: 0, max: 2 }), situation, speak);
    expect(choices.map(({ label, hint, icon }) => [label, hint, icon])).toEqual([['Failure', 'Die 1', 'failure'], ['Expertise', 'Die 4', 'defenseExpertise']]);
  });

  it('names every mission', () => {
    expect(labels(samplePick('mission', missions.map(({ id }) => id), about({})))).toEqual(missions.map(({ name }) => name));
  });

  it('says what numbers count', () => {
    expect(labels(samplePick('spend', ['1', '2'], about({ ability: 'rook-rush' })))).toEqual(['1 Force', '2 Force']);
    expect(labels(samplePick('momentum', ['8', '7'], about({})))).toEqual(['Space 8', 'Space 7']);
  });

  it('tells two abilities apart whose printed names differ by their icon only', () => {
    const { abilities } = units.find(({ id }) => id === 'elite-squad-troopers')!;
    const squad = { ...plain, cards: plain.cards.map((face) => (face.id === 'guards' ? { ...face, abilities } : face)) };
    const request = samplePick('answer', ['supporting-fire-hunker@0.guards', 'supporting-fire-heal@0.guards', 'pass'], about({ event: 'attackResolved' }));
    expect(choicesOf(request, squad, speak).map(({ label }) => label)).toEqual(['Supporting Fire: Hunker: Guards', 'Supporting Fire: Heal: Guards', 'No answer']);
    expect(askWords(samplePick('choice', ['yes'], about({ ability: 'supporting-fire-heal' })), squad, speak)).toBe('Choose for Supporting Fire: Heal.');
    const refused = (option: string): string => reasonWords({ rule: 'core', why: 'notOffered', detail: { option } }, squad, speak, request);
    expect([refused('supporting-fire-heal@0.guards'), refused('ability:tactical-advance')]).toEqual(['Supporting Fire: Heal: Guards is not one of the choices.', 'Tactical Advance is not one of the choices.']);
  });

  it('(SP-BTC-03): names Battle Tactics cards to choose from with what they say', () => {
    const request = samplePick('tactics', ['night-watch'], { ...about({ unit: '0.guards' }), min: 0, max: 1 });
    expect(choicesOf(request, situation, speak).map(({ label, hint }) => [label, hint])).toEqual([['Night Watch', 'One guard may dash.']]);
    expect(askWords(request, situation, speak)).toBe('Which Battle Tactics cards of Guards go into the order deck?');
  });

  it.each([
    ['k-2so', 'current', 'spend', 'goodbye', ['1', '2'], ['1 momentum', '2 momentum']],
    ['baylan-skoll', 'current', 'choice', 'one-must-destroy-in-order-to-create', ['1', '3'], ['1 hunker', '3 hunker']],
    ['bounty-hunters', 'current', 'choice', 'tools-of-the-trade', ['disarmed', 'weapons'], ['Disarm an enemy', 'Sharpshooter and Impact']],
    ['ahsoka-tano-fulcrum', 'current', 'choice', 'i-am-no-jedi', ['force', 'attack'], ['Refresh 1 Force', 'Attack']],
    ['third-sister', 'firstPrint', 'choice', 'your-fear-betrays-you', ['strained', 'none'], ['Strained', 'No more of them']],
  ] as const)('says them with the words that the card of %s (%s) brings', (id, edition, ask, ability, options, expected) => {
    const card = units.find((each) => each.id === id)!;
    const shown = { ...plain, cards: [...plain.cards, faceOf(printIn(card, edition))] };
    expect(choicesOf(samplePick(ask, options, about({ ability })), shown, speak).map(({ label }) => label)).toEqual(expected);
  });

  it('says what a plain word means for this ability', () => {
    expect(labels(samplePick('choice', ['force', 'dash', 'reserve'], about({ ability: 'improvise' })))).toEqual(['Refresh 2 Force', 'A character dashes', 'A card into reserve']);
    expect(labels(samplePick('choice', ['top', 'bottom'], about({ ability: 'rook-rush' })))).toEqual(['On top of the deck', 'Under the deck']);
    expect(labels(samplePick('choice', ['hunker', 'condition'], about({ ability: 'rook-rush' })))).toEqual(['Hunker token', 'Lose a condition']);
  });
});

describe('questions in words', () => {
  const question = (ask: string, values: PickRequest['about']): string => askWords(samplePick(ask, ['yes', 'no'], about(values)), situation, speak);

  it('says what a yes or no is about', () => {
    expect(question('may', { ability: 'rook-rush', unit: '0.rook', what: 'takeDamage' })).toBe('Rush of Rook: suffer 1 damage for it?');
    expect(question('may', { ability: 'rook-rush', unit: '0.rook', what: '0.vane' })).toBe('Rush of Rook: for Vane?');
    expect(question('mayPay', { ability: 'rook-rush', price: 2 })).toBe('Rush of Rook: spend 2 Force?');
  });

  it.each([
    ['lando-calrissian', 'how-you-doin-ya-old-pirate', 'conditions', 'How You Doin’ Ya Old Pirate?: hand all conditions over?'],
    ['imperial-special-forces', 'special-forces-conditioning', 'drop', 'Special Forces Conditioning: lose damage and a condition?'],
    ['grand-inquisitor', 'long-live-the-empire', 'injury', 'Long Live the Empire: an injury instead of the wound?'],
  ])('says it with the words that the card of %s brings', (id, ability, what, expected) => {
    const card = units.find(({ abilities }) => abilities.some((each) => each.id === ability))!;
    const shown = { ...plain, cards: [...plain.cards, faceOf(card)] };
    expect(askWords(samplePick('may', ['yes', 'no'], about({ ability, unit: '0.rook', what })), shown, speak), id).toBe(expected);
  });

  it('names what missions and Battle Tactics cards ask for', () => {
    expect(question('payment', { ability: 'change-of-plan', price: 1 })).toContain('Change of plan');
    expect(question('choice', { ability: 'false-trail' })).toContain('False Trail');
    expect(question('choice', { ability: 'night-watch' })).toContain('Night Watch');
    expect(question('choice', { ability: 'rook-rush', card: 'tactics:night-watch' })).toBe('Rush of Rook: where does Night Watch go?');
    expect(question('map', { card: 'We Get One Chance' })).toBe('Choose the map of “We Get One Chance”.');
  });

  it('has words for every moment that a card answers', () => {
    const moments = new Set(units.flatMap((card) => [...card.abilities, ...(card.firstPrint?.abilities ?? [])]).flatMap(({ parts }) => parts).flatMap((part) => ('on' in part ? [part.on] : [])));
    expect(moments.size).toBeGreaterThan(10);
    expect([...moments].filter((moment) => !speak.has(`shatterpoint.moment.${moment}`))).toEqual([]);
  });
});

describe('on the screen', () => {
  const { page, draw } = testPage();
withPanels();
  const onPick = vi.fn<(option: string) => void>();
  const onConfirm = vi.fn<() => void>();
  beforeEach(() => { vi.clearAllMocks(); });
  const ask = (request: PickRequest, picks: readonly string[] = []): void =>
    draw(<Ask request={request} situation={situation} asked="1" picks={picks} onPick={onPick} onConfirm={onConfirm} onPreview={() => {}} aimed={null} onPlace={() => {}} />);
  const option = (id: string): HTMLElement => page.querySelector<HTMLElement>(`button.option[data-option="${id}"]`)!;

  it('takes several dice to roll again, or none, and confirms', () => {
    const request = samplePick('reroll', ['0:failure', '1:failure', '2:strike'], { ...about({ roll: 'attack' }), min: 0, max: 2 });
    ask(request, ['0:failure', '2:strike']);
    expect(page.querySelector('.request__ask')!.textContent).toBe('Choose the attack dice to roll again.Choose 0 to 2.');
    expect(['0:failure', '1:failure', '2:strike'].map((id) => option(id).getAttribute('aria-pressed'))).toEqual(['true', 'false', 'true']);
    click(option('1:failure'));
    expect(onPick).toHaveBeenCalledWith('1:failure');
    press('Enter');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('(SP-ABIL-07): the price of an answer is the one on the card of its own unit', () => {
    ask(samplePick('answer', ['deflect@1.sable', 'deflect@0.rook', 'rook-nerve@0.rook', 'pass'], about({ event: 'attackResolved', attacker: '1.sable.1', defender: '0.rook.1' })));
    const price = (id: string): string | undefined => option(id).querySelector('.cost')?.getAttribute('aria-label') ?? undefined;
    expect([price('deflect@1.sable'), price('deflect@0.rook'), price('rook-nerve@0.rook')]).toEqual(['1 Force', '1 Force, 1 of it for wounds', undefined]);
    expect(option('rook-nerve@0.rook').querySelector('small')!.textContent).toBe('Rook');
  });

  it('tells the text of what asks, so that the choice can be made', () => {
    ask(samplePick('choice', ['heal', 'none'], about({ ability: 'rook-rush' })));
    expect(page.querySelector('.request__ask')!.textContent).toContain('Each character may dash.');
    ask(samplePick('choice', ['0.rook', 'none'], about({ ability: 'night-watch' })));
    expect(page.querySelector('.request__ask')!.textContent).toContain('One guard may dash.');
    ask(samplePick('mission', ['crossfire', 'supply-lines'], about({})));
    expect(page.querySelector('.request__ask small')!.textContent).toBe(`Crossfire: ${speak('shatterpoint.mission.rules.crossfire')}\nSupply Lines: ${speak('shatterpoint.mission.rules.supply-lines')}`);
    ask(samplePick('choice', ['force'], about({ ability: 'improvise' })));
    expect(page.querySelector('.request__ask')!.textContent).toContain(speak('shatterpoint.mission.effect.improvise.text'));
  });
});
