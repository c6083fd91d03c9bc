import { describe, expect, it } from 'vitest';
import { apply } from '../../../../engine/shatterpoint/state/apply.ts';
import type { Happened } from '../../../../engine/host/link.ts';
import { faces } from '../../../testing/faces.fixture.ts';
import { sampleSituation } from '../../../testing/sample.fixture.ts';
import { speak } from '../../../words/speak.ts';
import { linesOf, type LogLine } from '../../../ui/Log.tsx';
import { moments } from '../played.fixture.ts';
import { nameOf } from './names.ts';

const situation = sampleSituation();
/** As events come over the link: of any type. */
const { tell, isQuiet, sideOf } = faces.find(({ id }) => id === 'shatterpoint')!.words;
const said = (event: Happened, about = situation, opener?: Happened): string => tell(event, about, speak, opener);

describe('the log', () => {
  it('says that a figure was deployed outside its zone, and why (SP-DEPLOY-03)', () => {
    const to = { x: 0, y: 0, z: 0 };
    const deployed = (crowded?: 'spread' | 'ownEdge' | 'deeper'): string =>
      said({ type: 'deployed', character: '0.guards.2', to, ...(crowded === undefined ? {} : { crowded }) });
    const outside = [deployed('spread'), deployed('ownEdge'), deployed('deeper')];
    expect(deployed()).toBe('Guards B is deployed.');
    expect(outside.map((line) => /no place was left/.test(line))).toEqual([true, true, true]);
    expect(new Set(outside).size).toBe(3);
  });

  it('says that objectives lie where the table names them (houseRules.tableObjectives)', () => {
    const event = { type: 'missionSet', mission: 'shifting-priorities', objectives: [], piles: [] };
    expect(said(event)).not.toContain('house rule');
    expect(said(event, { ...situation, setup: { houseRules: { tableObjectives: true } } })).toContain('where the table names them (house rule)');
  });

  const from = { x: 0, y: 0, z: 0 };
  const opened = { type: 'attackDeclared', attack: { attacker: '0.rook.1', defender: '1.sable.1' } };
  it.each<[string, Happened, Happened?]>([
    ['Sable suffers 3 damage.', { type: 'damaged', unit: '1.sable', amount: 3, by: '0.rook.1', byAttack: 'melee' }],
    ['Turn 8: Opponent.', { type: 'turnStarted', seat: 1, turn: 8 }],
    ['Rook rolls 1 critical, 2 failures; Sable rolls no dice.', { type: 'rolled', attackRoll: ['failure', 'critical', 'failure'], defenseRoll: [] }, opened],
    ['You: Shatterpoint is revealed.', { type: 'cardRevealed', seat: 0, card: 'shatterpoint' }],
    ['Guards B: Climb, 30 mm, up to another level.', { type: 'moved', character: '0.guards.2', how: 'climb', from, to: { x: 30, y: 90, z: 0 }, by: null }],
    ['Guards B: Push by Sable, 40 mm.', { type: 'moved', character: '0.guards.2', how: 'push', from, to: { ...from, z: 40 }, by: '1.sable.1' }],
    ['Guards B: Reposition, 40 mm.', { type: 'moved', character: '0.guards.2', how: 'reposition', from, to: { ...from, z: 40 }, by: '0.guards.1' }],
    ['You: first player, with 2 strikes against 1 strike, 1 failure.', { type: 'firstPlayerSet', seat: 0, rolls: [['strike', 'strike'], ['failure', 'strike']] }],
    ['You: 1 Force for Rush of Rook.', { type: 'forceSpent', seat: 0, amount: 1, why: 'rook-rush' }],
    ['You: 2 Force for Keep in reserve.', { type: 'forceSpent', seat: 0, amount: 2, why: 'reserve' }],
    ['Exposed: 2 expertise leaves the defense roll.', { type: 'diceRemoved', attack: 0, defense: 2, barred: ['defender'] }],
    ['Rook activates by the Shatterpoint card.', { type: 'activated', unit: '0.rook', from: 'shatterpoint' }],
    ['Rook brings no damage to Sable.', { type: 'attackResolved', attack: { attacker: '0.rook.1', defender: '1.sable.1', pool: 0 } }],
    ['Combat tree: shove, 1 damage.', { type: 'optionChosen', option: 'm2' }, opened],
    ['The struggle token moves 1 space toward You.', { type: 'struggleMoved', seat: 0, from: 0, to: -1 }],
    ['Rook is Pinned.', { type: 'conditionGained', unit: '0.rook', condition: 'pinned', by: null }],
    ['Rolled: 2 strikes, 1 failure against no dice.', { type: 'rolled', attackRoll: ['strike', 'strike', 'failure'], defenseRoll: [] }],
  ])('says "%s"', (sentence, event, opener) => {
    expect(said(event, situation, opener)).toBe(sentence);
  });

  it('calls a figure by its unit and number, and nobody by no name', () => {
    expect(nameOf(situation, '0.guards.2')).toBe('Guards B');
    expect(nameOf(situation, 'nobody')).toBeUndefined();
  });

  it('(SP-BTC-02): names Battle Tactics cards', () => {
    const tactics = [{ id: 'night-watch', name: 'Night Watch', text: 'One guard may dash.' }];
    const cards = situation.cards.map((face) => (face.id === 'guards' ? { ...face, tactics } : face));
    const added = { type: 'tacticsAdded', seat: 0, provider: '0.guards', cards: ['tactics:night-watch'] };
    expect(said({ type: 'cardRevealed', seat: 0, card: 'tactics:night-watch' }, { ...situation, cards })).toBe('You: Night Watch is revealed.');
    expect(said(added, { ...situation, cards })).toBe('You: Battle Tactics of Guards are shuffled into the order deck: Night Watch.');
  });

  it('SP-ORDER-03: says which card was looked at to its player alone', () => {
    expect(said({ type: 'cardLookedAt', seat: 0, card: 'shatterpoint' }))
      .toBe('You: the top card of the order deck is looked at: Shatterpoint.');
    expect(said({ type: 'cardLookedAt', seat: 1, card: 'hidden' })).toBe('Opponent: the top card of the order deck is looked at.');
    expect(said({ type: 'cardToBottom', seat: 1, card: 'hidden', from: 'deck', secret: true }))
      .toBe('Opponent: a card goes under the order deck.');
  });

  it('counts dice', () => {
    expect(said({ type: 'diceAdded', roll: 'attack', dice: 1 })).toBe('1 die is added to the attack pool.');
    expect(said({ type: 'diceAdded', roll: 'defense', dice: 3 })).toBe('3 dice are added to the defense pool.');
  });

  it('tells of lasting effects that have words: a lent tag, an objective contested from afar', () => {
    const lasting = { unit: '0.guards', character: '0.guards.2', stat: 'contests', amount: 1, of: 'C' };
    const from = { type: 'lastingGained', lasting };
    expect(said(from)).toBe('Guards B contests objective 1 until the end of the turn, wherever it stands.');
    expect([isQuiet(from, speak), sideOf(from, situation)]).toEqual([false, 0]);
    const tag = { type: 'lastingGained', lasting: { ...lasting, character: null, stat: 'tag', of: 'Ewok' } };
    expect([said(tag), isQuiet(tag, speak)]).toEqual(['Guards is Ewok until the end of the turn.', false]);
    const keyword = { type: 'lastingGained', lasting: { ...lasting, stat: 'impact', of: null } };
    expect([said(keyword), isQuiet(keyword, speak)]).toEqual(['An effect lasts until the end of the turn.', true]);
    expect(isQuiet({ type: 'damaged' }, speak)).toBe(false);
  });

  it('leaves out what another line tells, and ways of no length', () => {
    const quiet: readonly Happened[] = [
      { type: 'phaseBegun', phase: 'play' }, { type: 'cardRevealed', seat: 0, card: '0.rook' }, { type: 'cardDiscarded', seat: 0, card: '0.rook', from: 'hand' },
      { type: 'actionBegun', unit: '0.rook', action: 'move' }, { type: 'diceRemoved', attack: 0, defense: 0, barred: ['attacker'] },
      { type: 'moved', character: '0.rook.1', how: 'push', from, to: from, by: null }, { type: 'attackResolved', attack: { pool: 2 } },
    ];
    const told: readonly Happened[] = [
      { type: 'cardRevealed', seat: 0, card: 'shatterpoint' }, { type: 'cardDiscarded', seat: 0, card: '0.rook', from: 'reserve' },
      { type: 'actionBegun', unit: '0.rook', action: 'takeCover' }, { type: 'attackResolved', attack: { pool: 0 } },
    ];
    expect(quiet.filter((event) => !isQuiet(event, speak))).toEqual([]);
    expect(told.filter((event) => isQuiet(event, speak))).toEqual([]);
  });

  it('tells as one line what is one thing: steps of the struggle, equal results, an ability and its Force', () => {
    const lines = (...events: readonly Happened[]): readonly string[] =>
      linesOf(events.map((event, key) => ({ key, event })), situation, speak).map(({ text }) => text);
    const step = (seat: number, at: number): Happened => ({ type: 'struggleMoved', seat, from: at, to: at + (seat === 0 ? -1 : 1) });
    expect(lines(step(0, 0), { type: 'stepReached', step: 'end' }, step(0, -1), step(1, -2))).toEqual([
      'The struggle token moves 2 spaces toward You.', 'The struggle token moves 1 space toward Opponent.',
    ]);
    const block = { type: 'resultAdded', roll: 'defense', face: 'block' };
    expect(lines(block, { ...block }, { ...block, face: 'expertise' })).toEqual(['2 blocks are added to the defense roll.', 'One expertise is added to the defense roll.']);
    const use = { type: 'abilityUsed', unit: '0.rook', ability: 'rook-rush' };
    expect(lines({ type: 'forceSpent', seat: 0, amount: 1, why: 'rook-rush' }, use)).toEqual(['Rook uses Rush of Rook for 1 Force.']);
    expect(lines({ type: 'forceSpent', seat: 0, amount: 2, why: 'reserve' }, use)).toHaveLength(2);
  });

  it('tells a whole match of the computer against itself in lines that stand alone, attacks with their dice and what came of them', () => {
    const all = moments();
    const entries = all.flatMap(({ events }) => events).map((event, key) => ({ key, event }));
    const lines = linesOf(entries, all.at(-1)!.situation, speak);
    expect(lines.length).toBeLessThan(entries.length * 0.45);
    expect(lines.filter(({ text }) => !/^[\p{Lu}\d].*[.)]$/u.test(text) || /\{\{|shatterpoint\.|undefined|NaN|\d\.[a-z]|next option/.test(text)).map(({ text }) => text)).toEqual([]);
    expect(lines.filter(({ text }) => / attacks /.test(text)).length).toBe(entries.filter(({ event }) => event.type === 'attackDeclared').length);
    const after = (at: number): readonly LogLine[] => lines.slice(at, lines.findIndex(({ within }, i) => i >= at && !within));
    const isAttack = ({ text, within }: LogLine): boolean => !within && / attacks /.test(text);
    const attacks = lines.flatMap((line, i) => (isAttack(line) ? [after(i + 1)] : []));
    expect(attacks.length).toBeGreaterThan(20);
    for (const [first, ...rest] of attacks) {
      expect([first, ...rest].map((line) => line!.text).join(' ')).toMatch(/ rolls .*\d .*; .* rolls /);
      expect(rest.map(({ text }) => text).join(' ')).toMatch(/\d success/);
    }
    const silent = attacks.filter((attack) => !attack.some(({ text }) => /suffers (\d+|none of \d+) damage|no damage/.test(text)));
    expect(silent.map((attack) => attack.map(({ text }) => text))).toEqual([]);
  });

  it('tells an event it does not know', () => {
    expect(said({ type: 'meteorFalls' })).toBe('Meteor falls.');
  });

  it('leaves no gap in any sentence', () => {
    const attack = { attacker: '0.rook.1', defender: '1.sable.1' };
    const lasting = { unit: '0.rook', character: null, stat: 'speed', of: null };
    const about = { unit: '0.rook', character: '0.rook.1', seat: 0, card: '0.rook', stance: 0, attack, from: 0, to: 2, number: 1, lasting, step: 'declare', option: 'a' };
    // A chart is borrowed from a character; everywhere else it is a number.
    const more: Readonly<Record<string, object>> = {
      chartBorrowed: { from: '0.rook.1' }, moved: { by: null, how: 'push' }, forceSpent: { why: 'reserve' },
      firstPlayerSet: { rolls: [] }, rolled: { attackRoll: [], defenseRoll: [] }, resultAdded: { face: 'strike', roll: 'attack' },
    };
    const fieldsOf = (type: string) => ({ ...about, ...more[type] });
    for (const type of Object.keys(apply)) expect(said({ type, ...fieldsOf(type) }), type).not.toContain('{{');
  });
});
