import { active, advised, change, identity, innate, tactic } from '../game/ability.ts';
import { inTurn } from '../turn/act.ts';
import { chooseCharacter, chooseWay, endsAlone, taggedAllies } from '../deeds/choose.ts';
import { gainCondition } from '../deeds/effects.ts';
import { eachMay, moveToward } from '../families/index.ts';
import { unitWith } from '../state/find.ts';
import { areEngaged, charactersOf, enemies, hasTag, standing } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { chart, noWeapon, stance, tree, weapon } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const theArmorer = unitCard({
  id: 'the-armorer', name: 'The Armorer', uniqueNames: ['The Armorer'],
  type: 'primary', points: 9, force: 2, stamina: 10, durability: 3, characters: 1, base: 40,
  eras: ['newRepublic'],
  tags: ['Mandalorian', 'Mercenary', 'Scoundrel'],
  sculpts: ['the-armorer'],
  codes: { sps: 'thearmorer', spt: '00160101', tabletopAdmiral: null, shatterApp: 105 },
  abilities: [
    tactic('Wisdom of the Mandalore', 'Pick another allied Mandalorian character: it and each character of this unit may jump.', function* (game, unit) {
      const others = taggedAllies(game, unit, 'Mandalorian', true);
      if (endsAlone(game, others)) return;
      const kin = yield* chooseCharacter(unit.seat, 'wisdom-of-the-mandalore', others);
      if (kin !== null) yield* toolMove(game, kin, 'jump');
      yield* eachMay(game, unit, 'jump');
    }),
    advised({ purpose: 'harm', deed: 'approach' }, active('Both Hunter and Prey', 1, 'Pick an enemy character: each character of this unit may jump or advance toward it. If it is then engaged with this unit, both units gain exposed.', {
      *run(game, unit) {
        const prey = yield* chooseCharacter(unit.seat, 'both-hunter-and-prey', charactersOf(enemies(game, unit)));
        if (prey === null) return;
        yield* inTurn(game, unit, function* (id) {
          const how = yield* chooseWay(unit.seat, 'both-hunter-and-prey', ['jump', 'advance', 'none']);
          if (how !== 'none') yield* moveToward(game, id, how, prey);
        });
        const hunter = standing(unit).find((id) => areEngaged(game, id, prey));
        if (hunter === undefined) return;
        yield* gainCondition(game, unit.id, 'exposed', hunter);
        yield* gainCondition(game, unitWith(game.state, prey).id, 'exposed', hunter);
      },
    })),
    innate('Just As We Shape Mandalorian Steel, We Shape Ourselves', 'This unit has 1 defense die more against melee attacks for each full 3 damage on it and for each of its Injured tokens.',
      change('defenseDice', (_game, owner, { unit, attack }) => (unit === owner.id && attack?.kind === 'melee' ? Math.floor(owner.damage / 3) + owner.injured : 0))),
    identity('Our Survival Is Our Strength. This is the Way', 'Allied Mandalorian units pay nothing more for active and reactive abilities because of Wounded and Injured tokens.',
      change('tax', (game, owner, { unit: id }) => {
        const unit = game.state.units.find((each) => each.id === id)!;
        return unit.seat === owner.seat && hasTag(game, unit, 'Mandalorian') ? -(unit.wounded + unit.injured) : 0;
      })),
  ],
  stances: [
    stance({
      name: 'Strength of the Hammer',
      melee: weapon(8, 5, 'Hammer', 'blunt', '1: critical strike | 2-3: critical strike block>failure | 4+: critical strike block>failure block>failure'),
      ranged: noWeapon(5),
      defense: chart('Custom Beskar', '1: block critical>strike | 2-3: block block critical>strike | 4+: block block critical>strike critical>strike'),
      tree: tree(
        '*m1: damage damage | m2: shove damage | m3: damage damage damage | t4: reposition heal | t5: disarmed damage | m5: exposed damage | b5: strained damage | b4: shove heal',
        'm1-m2 m2-m3 m3-t4 t4-t5 m3-b4 b4-b5 t5-m5 m5-b5',
      ),
    }),
    stance({
      name: 'Insight of the Forge',
      melee: weapon(7, 6, 'Tongs', 'blunt', '1: critical | 2-3: critical critical | 4+: critical critical critical'),
      ranged: noWeapon(6),
      defense: chart('Custom Beskar', '1-2: block critical>strike | 3+: block block critical>strike critical>strike'),
      tree: tree(
        '*t1: disarmed damage | t2: shove damage | t3: damage damage | *b1: strained damage | b2: damage damage | b3: pinned damage | m4: heal damage damage | t5: reposition damage | b5: jump damage | m6: damage damage',
        't1-t2 t2-t3 t3-m4 b1-b2 b2-b3 b3-m4 m4-t5 t5-m6 m4-b5 b5-m6',
      ),
    }),
  ],
});
