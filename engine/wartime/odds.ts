import { lifePoints } from './archetype.ts';
import { facesOf } from './check.ts';
import { cardOf, limitsOf, type Game } from './game.ts';
import { damageOf, defenceAgainst, impactOf, mayReroll, type Covered } from './shot.ts';
import type { CharacterId, Standing } from './state.ts';

/** What a shot is likely to do, nobody answering it; a stray shot is left out. Shares are from 0 to 1. */
export interface ShotOdds {
  readonly shooter: CharacterId;
  readonly target: CharacterId;
  /** What the impact check is rolled against, 1 to 10, and its chance, a second roll of a precise weapon counted. */
  readonly value: number;
  readonly impact: number;
  /** Chance that the target loses anything. */
  readonly wound: number;
  /** Chance that it is felled. */
  readonly fell: number;
  /** Life points that it loses on average; one that is felled loses all it has left. */
  readonly harm: number;
}

/** A chance in ten of each degree that passes. */
interface Passing {
  readonly critical: number;
  readonly passed: number;
}

/** The odds of a shot along a line of fire, with `modifier` on its impact check (WT-9.1, WT-9.13, WT-9.16, WT-A31). */
export function oddsOf(game: Game, shooter: Standing, target: Standing, modifier: number, line: Covered): ShotOdds {
  const { value, limits } = impactOf(game, shooter, target, modifier);
  const impact = twice(facesOf(value, limits), mayReroll(game, shooter, { degree: 'failed' }));
  let [wound, fell, harm] = [0, 0, 0];
  for (const [chance, critical] of [[impact.critical, true], [impact.passed, false]] as const) {
    for (const [share, lost, felled] of outcomes(game, shooter, target, critical ? null : line, critical)) {
      wound += (chance / 10) * share;
      fell += felled ? (chance / 10) * share : 0;
      harm += (chance / 10) * share * lost;
    }
  }
  return { shooter: shooter.id, target: target.id, value: Math.max(1, Math.min(10, value)), impact: (impact.critical + impact.passed) / 10, wound, fell, harm };
}

/** Chances with a second roll of every die that failed plainly. */
const twice = ({ critical, passed, failed }: Readonly<Record<'critical' | 'passed' | 'failed', number>>, again: boolean): Passing =>
  ({ critical: critical + (again ? (failed * critical) / 10 : 0), passed: passed + (again ? (failed * passed) / 10 : 0) });

/** The chance of a loss of life points, and whether it fells. */
type Outcome = readonly [share: number, lost: number, felled: boolean];

/** What follows an impact. */
function* outcomes(game: Game, shooter: Standing, target: Standing, line: Covered | null, critical: boolean): Generator<Outcome> {
  const { damage, value, limits } = damageOf(game, shooter);
  const faces = facesOf(value, limits);
  const stood = defenceAgainst(game, shooter, target, line);
  const left = lifePoints(cardOf(game, target)) - target.lost;
  for (const [rolled, dealt, explodes] of [[faces.critical, 2 * damage, critical], [faces.passed, damage, false]] as const) {
    if (rolled === 0) continue;
    const beaten = dealt > stood;
    const unsaved = beaten ? 1 : (10 - saves(game, target, stood)) / 10;
    const loss = beaten ? dealt - stood : 1;
    const felled = !game.content.vitality || (beaten && explodes) || loss >= left;
    yield [(rolled / 10) * unsaved, felled ? left : loss, felled];
  }
}

/** Faces on which a defence check holds. */
function saves(game: Game, target: Standing, stood: number): number {
  const { critical, passed } = facesOf(stood, limitsOf(game, target));
  return critical + passed;
}
