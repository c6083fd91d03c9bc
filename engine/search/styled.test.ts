import { expect, it } from 'vitest';
import type { Play } from '../core/rules.ts';
import { STYLES, type StyleId } from '../core/style.ts';
import type { State as Skirmish } from '../miniatures/state.ts';
import { systems } from '../host/systems.ts';
import type { State as Match } from '../shatterpoint/state/state.ts';
import { plaza, yard } from '../testing/soundness-tables.ts';
import type { State as Adventure } from '../wartime/state.ts';
import { styledPlay } from './styled.ts';

/** How somebody of a seat is hurt, in each rule system. */
const HURTS: Readonly<Record<string, (state: unknown, seat: number) => void>> = {
  shatterpoint: (state, seat) => { (state as Match).units.find((unit) => unit.seat === seat)!.injured += 1; },
  miniatures: (state, seat) => { (state as Skirmish).figures.find((figure) => figure.seat === seat)!.damage += 10; },
  wartime: (state, seat) => { (state as Adventure).characters.find((character) => character.seat === seat)!.lost += 1; },
};

const plays = systems.map(({ rules, starter, styles = {} }) => ({
  id: rules.id, styles, play: rules.start(rules.readSetup(starter('plaza')), rules.id === 'shatterpoint' ? plaza() : yard()),
}));

/** The state with somebody of each of some seats hurt. */
function hurt({ system, state, seats }: Play<unknown, unknown>, id: string, isHurt: (seat: number) => boolean): unknown {
  const changed = system.clone(state);
  for (let seat = 0; seat < seats; seat++) if (isHurt(seat)) HURTS[id]!(changed, seat);
  return changed;
}

it.each(plays)('$id: a style changes the judgement alone, and one that the rules do not know changes nothing', ({ play, styles }) => {
  expect(play.mind.styles).toBe(styles);
  expect(styledPlay(play)).toBe(play);
  for (const style of STYLES) {
    const styled = styledPlay(play, style);
    if (styles[style] === undefined) expect(styled).toBe(play);
    else expect({ ...styled, mind: { ...styled.mind, judge: play.mind.judge } }).toEqual(play);
  }
});

it.each(plays)('$id: who is bold gives more of its own for as much of the other side, who is careful less', ({ id, play }) => {
  const price = (style: StyleId, seat: number): number => {
    const { judge } = styledPlay(play, style).mind;
    const now = judge(play.state, seat);
    return (judge(hurt(play, id, (each) => each !== seat), seat) - now) / (now - judge(hurt(play, id, (each) => each === seat), seat));
  };
  for (const seat of [0, 1]) {
    expect(price('careful', seat)).toBeGreaterThan(0);
    expect(price('balanced', seat)).toBeGreaterThan(1.5 * price('careful', seat));
    expect(price('bold', seat)).toBeGreaterThan(1.5 * price('balanced', seat));
  }
});

it.each(plays)('$id: the end is what it is in every style, and a beginning is as even', ({ play, styles }) => {
  for (const style of STYLES.filter((each) => styles[each] !== undefined)) {
    for (const seat of [0, 1]) expect(styledPlay(play, style).mind.judge(play.state, seat)).toBeCloseTo(play.mind.judge(play.state, seat), 9);
  }
});
