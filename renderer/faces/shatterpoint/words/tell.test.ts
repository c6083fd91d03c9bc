import { describe, expect, it } from 'vitest';
import { apply } from '../../../../engine/shatterpoint/state/apply.ts';
import type { Happened } from '../../../../engine/host/link.ts';
import { faces } from '../../../testing/faces.fixture.ts';
import { sampleSituation } from '../../../testing/sample.fixture.ts';
import { speak } from '../../../words/speak.ts';
import { nameOf } from './names.ts';

const situation = sampleSituation();
/** As events come over the link: of any type. */
const { tell, isQuiet, sideOf } = faces.find(({ id }) => id === 'shatterpoint')!.words;
const said = (event: Happened, about = situation): string => tell(event, about, speak);

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

  const from = { x: 0, y: 0, z: 0 };
  it.each<[string, Happened]>([
    ['Sable suffers 3 damage.', { type: 'damaged', unit: '1.sable', amount: 3, by: '0.rook.1', byAttack: 'melee' }],
    ['Turn 8: Opponent.', { type: 'turnStarted', seat: 1, turn: 8 }],
    ['You: Shatterpoint is revealed.', { type: 'cardRevealed', seat: 0, card: 'shatterpoint' }],
    ['Guards B: Climb, up to another level.', { type: 'moved', character: '0.guards.2', how: 'climb', from, to: { ...from, y: 90 }, by: null }],
    ['The struggle token moves 1 space toward You.', { type: 'struggleMoved', seat: 0, from: 0, to: -1 }],
    ['Rook is Pinned.', { type: 'conditionGained', unit: '0.rook', condition: 'pinned', by: null }],
    ['Rolled: 2 strike, 1 failure against 0.', { type: 'rolled', attackRoll: ['strike', 'strike', 'failure'], defenseRoll: [] }],
  ])('says "%s"', (sentence, event) => {
    expect(said(event)).toBe(sentence);
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

  it('tells an event it does not know', () => {
    expect(said({ type: 'meteorFalls' })).toBe('Meteor falls.');
  });

  it('leaves no gap in any sentence', () => {
    const attack = { attacker: '0.rook.1', defender: '1.sable.1' };
    const lasting = { unit: '0.rook', character: null, stat: 'speed', of: null };
    const about = { unit: '0.rook', character: '0.rook.1', seat: 0, card: '0.rook', stance: 0, attack, from: 0, to: 2, number: 1, lasting, step: 'declare', option: 'a' };
    // A chart is borrowed from a character; everywhere else it is a number.
    const fieldsOf = (type: string) => ({ ...about, ...(type === 'chartBorrowed' ? { from: '0.rook.1' } : {}) });
    for (const type of Object.keys(apply)) expect(said({ type, ...fieldsOf(type) }), type).not.toContain('{{');
  });
});
