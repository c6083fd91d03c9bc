import { pickOne, type Script } from '../core/script.ts';
import { gap } from '../space/plane/measure.ts';
import { defence } from './archetype.ts';
import { answers } from './answers.ts';
import { check, passed, percent, type Checked, type Limits } from './check.ts';
import { attributeOf, bodyOf, cardOf, emit, limitsOf, type Game, traitsOf, type Aim } from './game.ts';
import { wound } from './harm.ts';
import { quickLine, fireLine, witness, type FireLine } from './sight.ts';
import { characterOf, isStanding, type CharacterId, type Standing } from './state.ts';
import { added, limit, owns } from './trait.ts';
import { willCheck } from './will.ts';

export interface Shot {
  readonly shooter: CharacterId;
  readonly target: CharacterId;
  /** Added to the impact check: out of turn, interrupting, at a runner. */
  readonly modifier: number;
  /** 0 in one's activation, 1 in answer, 2 in answer to an answer. */
  readonly depth: number;
}

/** Chance in percent that a missed shot hits what stands in its way (WT-A39). */
const STRAY = 30;

/**
 * A ranged attack (WT-AC01, WT-9.1): announced, answered, then up to three checks: impact, damage, defence. Throws when a
 * character is not on the table.
 */
export function* shoot(game: Game, shot: Shot): Script {
  const shooter = characterOf(game.state, shot.shooter);
  const target = characterOf(game.state, shot.target);
  const aim: Aim = { modifier: shot.modifier, ducked: false };
  emit(game, { type: 'shotDeclared', shooter: shooter.id, target: target.id, outOfTurn: shot.depth > 0 });
  yield* answers(game, { moment: 'shotDeclared', actor: shooter.id, target: target.id, running: false, depth: shot.depth, shot: aim });
  if (!isStanding(shooter) || !isStanding(target)) {
    emit(game, { type: 'shotLost', shooter: shooter.id, target: target.id });
    return;
  }
  const line = fireLine(game, shooter, target);
  const impact = yield* impactCheck(game, shooter, target, aim.modifier, line);
  if (passed(impact)) yield* damageCheck(game, shooter, target, line, impact.degree === 'critical');
  else yield* stray(game, shooter, target, line);
  if (aim.ducked) yield* willCheck(game, target);
}

/** What of a line of fire counts for the damage. */
export type Covered = Pick<FireLine, 'cover'>;

/** A check before its die falls. */
export interface Due {
  readonly value: number;
  readonly limits: Limits;
}

/** WT-6.6, WT-A73: the attribute the weapon names, with everything that helps or hinders. What hinders reaches this check and no later one (WT-6.7, WT-A32). */
export function impactOf(game: Game, shooter: Standing, target: Standing, modifier: number): Due {
  const card = cardOf(game, shooter);
  const traits = traitsOf(card);
  const acting = game.state.activation?.character === shooter.id;
  const concentration = acting ? game.state.activation!.concentration : 0;
  const value = attributeOf(game, shooter, card.weapon.attribute) + modifier + concentration + added(traits, 'impact') + added(traitsOf(cardOf(game, target)), 'impactAgainst');
  const usual = limitsOf(game, shooter);
  return { value, limits: { ...usual, critical: limit(traits, 'impactCritical', usual.critical) } };
}

/** The damage check, whose value is bounded while the damage is not (WT-A33). */
export function damageOf(game: Game, shooter: Standing): Due & { readonly damage: number } {
  const traits = traitsOf(cardOf(game, shooter));
  const { damage } = cardOf(game, shooter).weapon;
  const usual = limitsOf(game, shooter);
  return { damage, value: damage + added(traits, 'damage'), limits: { ...usual, critical: limit(traits, 'damageCritical', usual.critical) } };
}

/** Whether the impact check may be rolled again (WT-B10, WT-2.2). */
export const mayReroll = (game: Game, shooter: Standing, { degree }: Pick<Checked, 'degree'>): boolean =>
  owns(traitsOf(cardOf(game, shooter)), 'precision-weapon') && degree !== 'fumble' && degree !== 'critical';

/** The impact check. A precise weapon may roll again, once and not after a fumble (WT-2.2). */
function* impactCheck(game: Game, shooter: Standing, target: Standing, modifier: number, line: FireLine): Script<Checked> {
  const { value, limits } = impactOf(game, shooter, target, modifier);
  const about = { character: shooter.id, target: target.id, ...witness(line) };
  let impact = yield* check('impact', value, limits, about);
  emit(game, { type: 'checked', character: shooter.id, check: 'impact', ...impact, target: target.id });
  if (mayReroll(game, shooter, impact)) {
    const pick = yield* pickOne({ seat: shooter.seat, ask: 'reroll', about: { ...about, die: impact.die, value: impact.value } }, ['keep', 'reroll']);
    if (pick === 'reroll') {
      impact = yield* check('impact', value, limits, about);
      emit(game, { type: 'checked', character: shooter.id, check: 'impact', ...impact, target: target.id });
    }
  }
  return impact;
}

/** The damage check and, where the damage does not beat DEF, the defence check (WT-9.1, WT-9.13). */
function* damageCheck(game: Game, shooter: Standing, victim: Standing, line: FireLine | null, impactCritical: boolean): Script {
  const { damage, value, limits } = damageOf(game, shooter);
  const rolled = yield* check('damage', value, limits, { character: shooter.id, target: victim.id });
  emit(game, { type: 'checked', character: shooter.id, check: 'damage', ...rolled, target: victim.id });
  if (!passed(rolled)) return;

  const dealt = rolled.degree === 'critical' ? 2 * damage : damage;
  const stood = defenceAgainst(game, shooter, victim, impactCritical ? null : line);
  if (dealt > stood) {
    const explodes = impactCritical && rolled.degree === 'critical';
    yield* wound(game, shooter, victim, dealt - stood, explodes);
    return;
  }
  const saved = yield* check('defence', stood, limitsOf(game, victim), { character: victim.id });
  emit(game, { type: 'checked', character: victim.id, check: 'defence', ...saved });
  // WT-A31: damage that does not beat DEF costs one life point.
  if (!passed(saved)) yield* wound(game, shooter, victim, 1, false);
}

/** DEF of a character hit from a line of fire: protections and cover; piercing ammunition takes 2 off, to no less than 1 (WT-A45). No line: no cover. */
export function defenceAgainst(game: Game, shooter: Standing, victim: Standing, line: Covered | null): number {
  const whole = defence(cardOf(game, victim)) + (line === null ? 0 : line.cover);
  return owns(traitsOf(cardOf(game, shooter)), 'piercing-ammo') ? Math.max(1, whole - 2) : whole;
}

/** A missed shot may hit the first thing in its way (WT-9.11, WT-A39); scenery is not harmed in this game. */
function* stray(game: Game, shooter: Standing, target: Standing, line: FireLine): Script {
  const { first } = line;
  if (first === null) return;
  const hit = yield* percent('stray', STRAY, { character: shooter.id, into: first });
  emit(game, { type: 'strayed', shooter: shooter.id, into: first, hit });
  const victim = game.state.characters.find((character) => character.id === first);
  if (!hit || victim === undefined || !isStanding(victim) || victim.id === target.id) return;
  yield* damageCheck(game, shooter, victim, null, false);
}

/** Whether a target is in range: edge to edge, in kliks (WT-1.5, WT-9.6). */
export const inRange = (game: Game, shooter: Standing, target: Standing): boolean =>
  gap(bodyOf(game, shooter), bodyOf(game, target)) <= cardOf(game, shooter).weapon.range * game.content.klik;

/** Whether a character may shoot at another now: in range and in line of sight (WT-9.6). */
export const canShoot = (game: Game, shooter: Standing, target: Standing): boolean => inRange(game, shooter, target) && quickLine(game, shooter, target).open;
