import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apply } from '../../engine/shatterpoint/state/apply.ts';
import { PLACE_RULES } from '../../engine/shatterpoint/board/geometry-rules.ts';
import { faces } from '../testing/faces.fixture.ts';
import { sampleSituation } from '../testing/sample.fixture.ts';
import { en } from './en/index.ts';
import { nameOf } from '../faces/shatterpoint/words/names.ts';
import { roomsOf } from '../testing/wordUse.fixture.ts';
import { seatName } from './seats.ts';
import { ruleName, whyWithDetail, whyWords } from './refusals.ts';
import { LANGUAGES, prettify, speak } from './speak.ts';

const { tell, isQuiet, sideOf } = faces.find(({ id }) => id === 'shatterpoint')!.words;
const here = join(import.meta.dirname, '..');
const engine = join(import.meta.dirname, '../../engine');

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.') && !entry.parentPath.includes(join('testing', 'ladder')))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

const found = (texts: readonly string[], pattern: RegExp): readonly string[] => [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1]!)))].sort();

const keysOf = (group: object, before = ''): string[] => Object.entries(group).flatMap(([key, value]) => (typeof value === 'object' && value !== null ? keysOf(value, `${before}${key}.`) : [`${before}${key}`]));

/** The frame's own words: those of the rule systems are added to the same dictionary. */
const frame = Object.fromEntries(Object.entries(en).filter(([group]) => !faces.some(({ id }) => id === group)));

/** Every key there is, those of the rule systems under their ids. */
const all: readonly string[] = [...keysOf(frame), ...faces.flatMap(({ id, dictionary }) => keysOf(dictionary['en']!, `${id}.`))];

/** With words of its own, or with words for each number or each context. */
const isThere = (key: string): boolean => speak.has(key) || all.some((other) => other.startsWith(`${key}_`));

describe('words', () => {
  const screen = sources(here);
  const rules = ['core', 'shape', 'space', 'shatterpoint'].flatMap((folder) => sources(join(engine, folder)));

  it('has words for every key that the screens name', () => {
    const used = found(screen, /speak\(\s*'([a-zA-Z]+\.[a-zA-Z0-9._]+)'/g);
    expect(used.length).toBeGreaterThan(80);
    expect(used.filter((key) => !isThere(key))).toEqual([]);
  });

  it('has words for both keys of a choice', () => {
    const used = found(screen, /[?:]\s'((?:menu|match|settings|hud|table|card|ask|hint|placeBar|refusal|phase)\.[a-zA-Z0-9._]+)'/g);
    expect(used.filter((key) => !isThere(key))).toEqual([]);
  });

  it('has a sentence for every event', () => {
    const types = Object.keys(apply);
    expect(types.length).toBeGreaterThan(60);
    expect(types.filter((type) => !isThere(`shatterpoint.event.${type}`))).toEqual([]);
  });

  it('has a question for everything that Shatterpoint asks', () => {
    const asks = found(rules, /ask: '([a-zA-Z]+)'/g);
    expect(asks).toContain('act');
    expect(asks.filter((ask) => !isThere(`shatterpoint.ask.${ask}`) && !isThere(`shatterpoint.placeAsk.${ask}`))).toEqual([]);
  });

  it('has a sentence for every reason of a refusal', () => {
    const whys = [...found(rules, /rule: [^\n]{1,80}?why: '([a-zA-Z-]+)'/g), ...found(rules, /no\('SP-[A-Z]+-\d+', '([a-zA-Z-]+)'/g), ...found(rules, /: '([a-zA-Z]+)' \}\];/g), ...Object.keys(PLACE_RULES)];
    expect(whys).toContain('notOffered');
    expect(whys.filter((why) => !isThere(`shatterpoint.refusal.${why}`) && !isThere(`refusal.${why}`))).toEqual([]);
  });

  it('says what a reason without words is, and names the rule family', () => {
    expect(whyWords({ rule: 'SP-NEW-01', why: 'moonIsFull' }, speak)).toContain('moon is full');
    expect(ruleName('SP-ADV-03', speak)).toBe('Advance');
    expect(ruleName('core', speak)).toBe('The rules');
  });

  it('lets a rule system bring words of its own, named as its rules are', () => {
    expect(ruleName('SWM-8.5', speak)).toBe('Movement');
    expect(whyWords({ rule: 'SWM-8.5', why: 'enemyInTheWay' }, speak)).toBe('An enemy stands there: nobody moves through enemies.');
    expect(whyWithDetail({ rule: 'SWM-2.2', why: 'tooDear', detail: { cost: 120, points: 100 } }, speak)).toBe('The squad costs 120 of 100 points.');
    expect(whyWithDetail({ rule: 'SP-TEAM-05', why: 'tooDear', detail: { squad: 1, used: 9, points: 8 } }, speak)).toBe('Squad 1 costs 9 of 8 points.');
    expect(whyWithDetail({ rule: 'SWM-0.1', why: 'twice', detail: { option: 'Rook' } }, speak)).toBe('Rook is chosen twice. Choose each thing only once.');
  });

  it('keeps in the frame what it says itself, or several rule systems do; what one alone says stands with its face', () => {
    const alone = [...roomsOf(keysOf(frame))].filter(([, rooms]) => rooms.size === 0 || (rooms.size === 1 && !rooms.has('frame')));
    expect(alone.map(([key, rooms]) => [key, ...rooms])).toEqual([]);
  });

  it('names nothing in the frame that only one rule system has', () => {
    const terms = /\b(force|struggle|shatterpoint|strike team|stance|momentum|hunker|elevation|squad|army|dash|advance|klik|feat|combat tree|engaged|(SP|SWM|WT)-\w+)\b/i;
    // Kinds of marks are the core's, for events of every system.
    const found = keysOf(frame).filter((key) => !key.startsWith('replay.mark.') && terms.test(speak(key)));
    expect(found.map((key) => [key, speak(key)])).toEqual([]);
  });

  it('has for every rule system its name and ten sentences that teach it', () => {
    const keys = ['system.name', 'system.hint', 'learn.1', 'learn.10'];
    expect(faces.flatMap(({ id }) => keys.map((key) => `${id}.${key}`)).filter((key) => !speak.has(key))).toEqual([]);
  });

  it('makes readable what has no words', () => {
    expect(prettify('hookShot-two')).toBe('Hook shot two');
  });

  it('has the same keys in every language', () => {
    const plain = (words: object): string[] => keysOf(words).map((key) => key.replace(/_(one|few|many|other)$/, '')).sort();
    for (const { words } of Object.values(LANGUAGES)) expect([...new Set(plain(words))]).toEqual([...new Set(plain(en))]);
    for (const { id, dictionary } of faces) {
      expect(Object.keys(dictionary), id).toEqual(Object.keys(LANGUAGES));
      for (const words of Object.values(dictionary)) expect([...new Set(plain(words))], id).toEqual([...new Set(plain(dictionary['en']!))]);
    }
  });
});

describe('names in sentences', () => {
  it('lose marks of direction, and stand for themselves when they are written from right to left', () => {
    expect(speak('library.openedMatch', { file: 'a\u202egnp.gantry' })).toBe(speak('library.openedMatch', { file: 'agnp.gantry' }));
    expect(speak('library.openedMatch', { file: 'שלום' })).toContain('\u2068שלום\u2069');
  });
});

describe('the log', () => {
  const situation = sampleSituation();

  it('says that a figure was deployed outside its zone, and why (SP-DEPLOY-03)', () => {
    const deployed = (crowded?: 'spread' | 'ownEdge' | 'deeper'): string => tell({ type: 'deployed', character: '0.guards.2', to: { x: 0, y: 0, z: 0 }, ...(crowded === undefined ? {} : { crowded }) }, situation, speak);
    expect(deployed()).toBe('Guards 2 is deployed.');
    expect([deployed('spread'), deployed('ownEdge'), deployed('deeper')].map((line) => /no place was left/.test(line))).toEqual([true, true, true]);
    expect(new Set([deployed('spread'), deployed('ownEdge'), deployed('deeper')]).size).toBe(3);
  });

  it('names figures, sides and numbers', () => {
    expect(tell({ type: 'damaged', unit: '1.sable', amount: 3, by: '0.rook.1', byAttack: 'melee' }, situation, speak)).toBe('Sable suffers 3 damage.');
    expect(tell({ type: 'turnStarted', seat: 1, turn: 8 }, situation, speak)).toBe('Turn 8: Opponent.');
    expect(tell({ type: 'cardRevealed', seat: 0, card: 'shatterpoint' }, situation, speak)).toBe('You: Shatterpoint is revealed.');
    expect(tell({ type: 'moved', character: '0.guards.2', how: 'climb', from: { x: 0, y: 0, z: 0 }, to: { x: 0, y: 90, z: 0 }, by: null }, situation, speak)).toBe('Guards 2: Climb, up to another level.');
    expect(tell({ type: 'struggleMoved', seat: 0, from: 0, to: -1 }, situation, speak)).toBe('The struggle token moves 1 space toward You.');
    expect(tell({ type: 'conditionGained', unit: '0.rook', condition: 'pinned', by: null }, situation, speak)).toBe('Rook is Pinned.');
    expect(tell({ type: 'rolled', attackRoll: ['strike', 'strike', 'failure'], defenseRoll: [] }, situation, speak)).toBe('Rolled: 2 strike, 1 failure against 0.');
  });

  it('(SP-BTC-02): names Battle Tactics cards', () => {
    const cards = situation.cards.map((face) => (face.id === 'guards' ? { ...face, tactics: [{ id: 'night-watch', name: 'Night Watch', text: 'One guard may dash.' }] } : face));
    expect(tell({ type: 'cardRevealed', seat: 0, card: 'tactics:night-watch' }, { ...situation, cards }, speak)).toBe('You: Night Watch is revealed.');
    expect(tell({ type: 'tacticsAdded', seat: 0, provider: '0.guards', cards: ['tactics:night-watch'] }, { ...situation, cards }, speak)).toBe('You: Battle Tactics of Guards are shuffled into the order deck: Night Watch.');
  });

  it('SP-ORDER-03: says which card was looked at to its player alone', () => {
    expect(tell({ type: 'cardLookedAt', seat: 0, card: 'shatterpoint' }, situation, speak)).toBe('You: the top card of the order deck is looked at: Shatterpoint.');
    expect(tell({ type: 'cardLookedAt', seat: 1, card: 'hidden' }, situation, speak)).toBe('Opponent: the top card of the order deck is looked at.');
    expect(tell({ type: 'cardToBottom', seat: 1, card: 'hidden', from: 'deck', secret: true }, situation, speak)).toBe('Opponent: a card goes under the order deck.');
  });

  it('counts dice', () => {
    expect(tell({ type: 'diceAdded', roll: 'attack', dice: 1 }, situation, speak)).toBe('1 die is added to the attack pool.');
    expect(tell({ type: 'diceAdded', roll: 'defense', dice: 3 }, situation, speak)).toBe('3 dice are added to the defense pool.');
  });

  it('tells of lasting effects that have words: a lent tag, an objective contested from afar', () => {
    const lasting = { unit: '0.guards', character: '0.guards.2', stat: 'contests', amount: 1, of: 'C' };
    const from = { type: 'lastingGained', lasting };
    expect([tell(from, situation, speak), isQuiet(from, speak), sideOf(from, situation)]).toEqual(['Guards 2 contests objective 1 until the end of the turn, wherever it stands.', false, 0]);
    const tag = { type: 'lastingGained', lasting: { ...lasting, character: null, stat: 'tag', of: 'Ewok' } };
    expect([tell(tag, situation, speak), isQuiet(tag, speak)]).toEqual(['Guards is Ewok until the end of the turn.', false]);
    const keyword = { type: 'lastingGained', lasting: { ...lasting, stat: 'impact', of: null } };
    expect([tell(keyword, situation, speak), isQuiet(keyword, speak), isQuiet({ type: 'damaged' }, speak)]).toEqual(['An effect lasts until the end of the turn.', true, false]);
  });

  it('tells an event it does not know', () => {
    expect(tell({ type: 'meteorFalls' }, situation, speak)).toBe('Meteor falls.');
  });

  it('leaves no gap in any sentence', () => {
    for (const type of Object.keys(apply)) {
      const text = tell({
        type, unit: '0.rook', character: '0.rook.1', seat: 0, card: '0.rook', stance: 0, attack: { attacker: '0.rook.1', defender: '1.sable.1' }, from: 0, to: 2,
        number: 1, lasting: { unit: '0.rook', character: null, stat: 'speed', of: null },
      }, situation, speak);
      expect(text, type).not.toContain('{{');
    }
  });

  it('names seats by who sits there', () => {
    expect(seatName(['person', 'computer'], 0, speak)).toBe('You');
    expect(seatName(['computer', 'person'], 0, speak)).toBe('Opponent');
    expect(seatName(['person', 'person'], 1, speak)).toBe('Side 2');
    expect(nameOf(situation, '0.guards.2')).toBe('Guards 2');
    expect(nameOf(situation, 'nobody')).toBeUndefined();
  });
});
