/** Attacks drawn at random over the whole library, for tests. */
import type { Random } from '../../core/rng.ts';
import { table, type Placed, type Spot } from '../../testing/shatterpoint/table.ts';
import { attackChoices } from '../attack/attack.ts';
import type { Game } from '../game/game.ts';
import { CONDITIONS, type AttackKind, type Condition } from '../state/state.ts';
import { units } from '../units/index.ts';
import { unsettled } from './reasons.ts';
import { declared, type Plan } from './terms.ts';
import { emit } from '../game/emit.ts';
import { read } from '../game/read.ts';
import { checkImmunity } from '../deeds/immunity.ts';

export interface Drawn {
  readonly game: Game;
  readonly plan: Plan;
  /** For a failing test. */
  readonly name: string;
}

const within = (random: Random, share: number): boolean => random() < share;
const upTo = (random: Random, most: number): number => Math.floor(random() * (most + 1));
const conditions = (random: Random): Condition[] => CONDITIONS.filter(() => within(random, 0.25));

/** Some attack by some unit on another, often with friends beside them: stances, kinds, conditions, Hunker, wounds, focus, objectives. */
export function drawAttack(random: Random): Drawn {
  for (;;) {
    const drawn = tryAttack(random);
    if (drawn !== null) return drawn;
  }
}

/** Null when the attack cannot be made, or when a player could still answer it: then the odds leave something out. */
function tryAttack(random: Random): Drawn | null {
  const kind: AttackKind = within(random, 0.5) ? 'melee' : 'ranged';
  const far = kind === 'melee' ? 4 : 6;
  const cards = [...units];
  const take = () => cards.splice(Math.floor(random() * cards.length), 1)[0]!;
  const place = (seat: 0 | 1, at: Spot, first: boolean): [string, Placed] => {
    const card = take();
    const spots = Array.from({ length: card.characters }, (_, i): Spot => [at[0] + (seat === 0 ? -2 : 2) * i, at[1]]);
    const health = { damage: upTo(random, Math.min(card.stamina, card.firstPrint?.stamina ?? card.stamina) - 1), injured: within(random, 0.2) ? 1 : 0 };
    return [
      card.id,
      {
        seat,
        at: spots,
        stance: upTo(random, card.stances.length - 1),
        ...(first ? { ...health, conditions: conditions(random), hunker: upTo(random, 2), wounded: seat === 1 && within(random, 0.1) ? 1 : 0 } : {}),
      },
    ];
  };
  const [attacking, defending] = [place(0, [12, 18], true), place(1, [12 + far, 18], true)];
  const friends = [place(0, [11, 15], false), place(1, [13 + far, 21], false)].filter(() => within(random, 0.6));
  const active = within(random, 0.7) ? attacking[0] : undefined;
  const t = table({
    printed: true, edition: within(random, 0.2) ? 'firstPrint' : 'current', units: Object.fromEntries([attacking, defending, ...friends]),
    ...(active === undefined ? {} : { active }), objectives: within(random, 0.5) ? { north: [12 + far, 20] } : {},
  });
  checkImmunity(t.game);
  const plan: Plan = { attacker: `0.${attacking[0]}.1`, defender: `1.${defending[0]}.1`, kind, dice: within(random, 0.1) ? 5 : null, part: within(random, 0.7) ? 'combat' : 'granted' };
  if (active !== undefined && within(random, 0.5)) focus(t.game, plan);
  if (!attackChoices(t.game, plan.attacker, {}).some((choice) => choice.kind === kind && choice.targets.includes(plan.defender))) return null;
  if (unsettled(t.game, declared(t.game, plan)).length > 0) return null;
  return { game: t.game, plan, name: JSON.stringify([attacking, defending, plan]) };
}

function focus(game: Game, { attacker }: Plan): void {
  const reading = { unit: game.state.activation!.unit, character: attacker, attack: null };
  emit(game, { type: 'focused', character: attacker, impact: read(game, 'impact', reading), sharpshooter: read(game, 'sharpshooter', reading) });
}
