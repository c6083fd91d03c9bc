import { after, innate, type Ability, type Part } from '../game/ability.ts';
import { avert, averts } from '../deeds/avert.ts';
import { damage, takesDamage } from '../deeds/damage.ts';
import { unitOf } from '../state/find.ts';
import { hasTag, unitsWithin } from '../board/measure.ts';

/** An allied Trooper unit near this one may take damage in place of a condition; whoever caused the condition causes the damage (SP-EFF-02). `also`: what the card says besides, with its parts. */
export const discipline = (name: string, tag: string, also = '', ...parts: readonly Part[]): Ability =>
  innate(name, `When an allied ${tag} Trooper unit within range 3 would gain a condition, it may take 1 damage instead.${also}`,
    after('conditionComing', {
      may: true,
      when(game, unit, event) {
        const ally = unitOf(game.state, event.unit);
        return ally.seat === unit.seat && takesDamage(ally) && hasTag(game, ally, tag) && hasTag(game, ally, 'Trooper') && unitsWithin(game, unit, ally, 3);
      },
      *run(game, _unit, event) {
        avert(game, averts.condition(event.unit, event.condition));
        damage(game, event.unit, 1, event.by, null);
      },
    }), ...parts);
