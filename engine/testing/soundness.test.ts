import { expect, test } from 'vitest';
import { nextRandom } from '../core/rng.ts';
import type { Play, RuleSystem } from '../core/rules.ts';
import type { Request, Script } from '../core/script.ts';
import type { Event } from '../miniatures/events.ts';
import type { State } from '../miniatures/state.ts';
import { miniatures } from '../miniatures/system.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import { brawl } from './soundness-tables.ts';
import { checkSoundness, type SoundnessOptions } from './soundness.ts';

/** Checks Miniatures with a fault planted in it. */
function planted(fault: (play: Play<State, Event>) => Partial<Play<State, Event>>, options: Partial<SoundnessOptions> = {}): () => void {
  const faulty: RuleSystem<State, Event, Terrain> = {
    ...miniatures,
    start: (setup, terrain) => {
      const play = miniatures.start(setup, terrain);
      return { ...play, ...fault(play) };
    },
  };
  return () => void checkSoundness(faulty, brawl.setup(), brawl.table(), { matches: 1, seed: 7, ...options });
}

/** The same script with every request changed on its way out. */
function* asked(script: Script, change: (request: Request) => Request): Script {
  for (let step = script.next(); !step.done; ) step = script.next(yield change(step.value));
}

const numbered = (number: () => number) => ({ system }: Play<State, Event>) => ({
  system: { ...system, next: (state: State, events: Event[] | null) => {
    const script = system.next(state, events);
    return script === null ? null : asked(script, (request) => ({ ...request, about: { ...request.about, number: number() } }));
  } },
});

test('a sound system passes', () => expect(planted(() => ({}))).not.toThrow());

test('finds a list that a clone shares', () => {
  expect(planted(({ system }) => ({ system: { ...system, clone: (state) => ({ ...system.clone(state), figures: state.figures }) } }))).toThrow();
});

test('finds a field that a clone forgets', () => {
  expect(planted(({ system }) => ({ system: { ...system, clone: (state) => ({ ...system.clone(state), round: 0 }) } }))).toThrow('loses something');
});

test('finds something undefined in the state', () => {
  expect(planted(({ system }) => ({ system: { ...system, clone: (state) => Object.assign(system.clone(state), { extra: undefined }) } }))).toThrow('loses something');
});

test('finds a counter outside the state', () => {
  let count = 0;
  expect(planted(numbered(() => count++))).toThrow('differs');
});

test('finds chance in a rule', () => {
  let seed = 1;
  expect(planted(numbered(() => { const [value, next] = nextRandom(seed); seed = next; return value; }))).toThrow('differs');
});

test('finds a match that does not end', () => expect(planted(() => ({}), { limit: 20 })).toThrow('does not end'));

test('finds an opponent with nothing to say, and one that cheats', () => {
  expect(planted(({ mind }) => ({ mind: { ...mind, suggest: () => [] } }))).toThrow('nothing to suggest');
  expect(planted(({ mind }) => ({ mind: { ...mind, reflex: () => ({ kind: 'pick', picks: ['win'] }) } }))).toThrow('was refused');
});
