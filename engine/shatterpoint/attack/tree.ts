import { pickOne, pickOrOnly, type Script } from '../../core/script.ts';
import { isCondition, type Tree, type TreeOption } from '../cards/card.ts';
import { unitWith } from '../state/find.ts';
import { gainCondition } from '../deeds/effects.ts';
import type { Game } from '../game/game.ts';
import { resolveIcon } from '../deeds/icons.ts';
import type { Attack, Condition } from '../state/state.ts';
import { emit } from '../game/emit.ts';
import { read } from '../game/read.ts';
import { isImmune } from '../deeds/immunity.ts';
import { stanceOf } from './stance.ts';

const STOP = 'stop';

/** Options that may be chosen next: orange ones of the leftmost column first, then what a path joins, never to the left or again (SP-TREE-02, -03, -07). */
export function nextOptions(tree: Tree, path: readonly string[]): TreeOption[] {
  const last = tree.options.find(({ id }) => id === path.at(-1));
  if (last === undefined) {
    const starts = tree.options.filter(({ start }) => start);
    const leftmost = Math.min(...starts.map(({ column }) => column));
    return starts.filter(({ column }) => column === leftmost);
  }
  return tree.options.filter(
    (option) =>
      option.column >= last.column &&
      !path.includes(option.id) &&
      tree.paths.some(([a, b]) => (a === last.id && b === option.id) || (b === last.id && a === option.id)),
  );
}

/** Step 8: one option for each success while the attacker likes and a path leads on (SP-TREE-02…08). */
export function* walkTree(game: Game): Script {
  const now = game.state.attacks.at(-1)!;
  const unit = unitWith(game.state, now.attacker);
  const { tree } = stanceOf(game, unit);
  while (now.successes > 0) {
    const options = nextOptions(tree, now.path);
    if (options.length === 0) return;
    const about = { attacker: now.attacker, defender: now.defender, stance: unit.stance };
    const pick = yield* pickOne({ seat: unit.seat, ask: 'option', about }, [...options.map(({ id }) => id), STOP]);
    if (pick === STOP) return;
    emit(game, { type: 'optionChosen', option: pick, stance: unit.stance });
    yield* applyOption(game, now, options.find(({ id }) => id === pick)!);
  }
}

/** All effects of an option must be applied before the next, on the defender or for the attacker (SP-TREE-04, -05, -09, -10): damage and conditions at once, the rest in the attacker's order. */
function* applyOption(game: Game, now: Attack, option: TreeOption): Script {
  const left: string[] = [];
  for (const effect of option.effects) {
    if (effect === 'damage') emit(game, { type: 'poolChanged', by: 1, why: option.id });
    else if (isCondition(effect)) yield* treeCondition(game, now, effect);
    else if (effect === 'active' || (effect !== 'shove' && !game.content.setup.houseRules.treePersonalEffectsAtOnce)) emit(game, { type: 'treeEffectKept', effect });
    else left.push(effect);
  }
  const { seat } = unitWith(game.state, now.attacker);
  while (left.length > 0) {
    const next = yield* pickOrOnly({ seat, ask: 'effect', about: { character: now.attacker } }, [...new Set(left)]);
    left.splice(left.indexOf(next), 1);
    const stopped = next === 'shove' && isHeldOff(game, now);
    if (next === 'shove') emit(game, { type: 'shoveCounted' });
    yield* resolveIcon(game, next, now.attacker, now.defender, stopped);
  }
}

/** A condition the unit has already adds 1 to the pool (SP-COND-03, SP-POOL-04); an immune unit gets neither (SP-KEY-02). */
function* treeCondition(game: Game, now: Attack, condition: Condition): Script {
  const unit = unitWith(game.state, now.defender);
  if (isImmune(game, unit.id, condition)) return;
  if (unit.conditions.includes(condition)) emit(game, { type: 'poolChanged', by: 1, why: condition });
  else yield* gainCondition(game, unit.id, condition, now.attacker);
}

/** Steadfast: the first Shove from chosen options does not move the defender (SP-KEY-08). */
const isHeldOff = (game: Game, now: Attack): boolean =>
  now.shoves === 0 && read(game, 'steadfast', { unit: unitWith(game.state, now.defender).id, character: now.defender, attack: now }) > 0;
