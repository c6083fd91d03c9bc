import { innate, reactive, tactic } from '../game/ability.ts';
import { mayAttack } from '../attack/again.ts';
import { shakeOff } from '../deeds/damage.ts';
import { dropDamageOrCondition } from '../deeds/effects.ts';
import { eachOfMay, followUp, keywordWhile, neverReserved, oneMay } from '../families/index.ts';
import { unitWith } from '../state/find.ts';
import { allies, charactersOf, charactersWithin, hasTag, standing, typeOf, unitsWithin, unitWithin } from '../board/measure.ts';
import { chart, noWeapon, stance, tree, weapon } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

const HEAVY_FIREPOWER = 0;
const FEARLESS = 1;

export const pazVizsla = unitCard({
  id: 'paz-vizsla', name: 'Paz Vizsla', uniqueNames: ['Paz Vizsla'],
  type: 'secondary', points: 5, force: 0, stamina: 8, durability: 3, characters: 1, base: 40,
  eras: ['newRepublic'],
  tags: ['Mandalorian', 'Mercenary', 'Scoundrel'],
  sculpts: ['paz-vizsla'],
  codes: { sps: 'pazvizsla', spt: '00160102', tabletopAdmiral: null, shatterApp: 96 },
  abilities: [
    tactic('We Are Mandalorians!', 'Each allied Mandalorian unit within range 4 may lose 1 damage or one condition; then each allied Mandalorian Supporting character within range 4 may jump.', function* (game, unit) {
      const near = allies(game, unit).filter((ally) => hasTag(game, ally, 'Mandalorian') && unitsWithin(game, unit, ally, 4));
      for (const ally of near) yield* dropDamageOrCondition(game, ally.id);
      const troops = charactersOf(near.filter((ally) => typeOf(game, ally) === 'supporting')).filter((id) => standing(unit).some((own) => charactersWithin(game, own, id, 4)));
      yield* eachOfMay(game, troops, 'jump');
    }),
    reactive('I’ll Cover the Rear', 1, 'After an enemy attack on an allied character within range 2, while this unit is in Heavy Firepower: one of its characters may jump and then may make a 5-dice ranged attack on the attacker.', 'attackResolved', {
      when: (game, unit, { attack }) =>
        unit.stance === HEAVY_FIREPOWER && unitWith(game.state, attack.defender).seat === unit.seat && unitWithin(game, unit, attack.defender, 2),
      *run(game, unit, { attack }) {
        yield* oneMay(game, unit, 'jump', 'ill-cover-the-rear');
        yield* followUp(game, unit, 'ill-cover-the-rear', [attack.attacker], { kinds: ['ranged'] });
      },
    }),
    reactive('Go. There Are Too Many. This Is the Way', 0, 'When an enemy attack wounds this unit: it gains 2 Injured tokens and loses its Wounded token, all damage and one condition; then it may make a 5-dice attack on the character that wounded it.', 'wounded', {
      when: (game, unit, { unit: id, by, byAttack }) => id === unit.id && by !== null && byAttack !== null && unitWith(game.state, by).seat !== unit.seat,
      *run(game, unit, { by }) {
        yield* shakeOff(game, unit.id, 2);
        for (const id of standing(unit)) yield* mayAttack(game, id, { part: 'go-there-are-too-many-this-is-the-way', dice: 5, targets: [by!] });
      },
    }),
    innate('Descendent of the Great House Vizsla', 'In Fearless its characters have Steadfast. While it holds an Injured token, its order card cannot be reserved.',
      keywordWhile('steadfast', 1, (_game, owner) => owner.stance === FEARLESS),
      neverReserved((owner) => owner.injured > 0)),
  ],
  stances: [
    stance({
      name: 'Heavy Firepower',
      melee: weapon(5, 4, 'Bash', 'blunt', '1: strike | 2+: strike strike'),
      ranged: weapon(7, 5, 'Heavy Gatling Blaster', 'heavyBlaster', '1-2: strike strike strike | 3-4: critical critical strike | 5+: critical critical critical', 5),
      defense: chart('Heavy Beskar Armor', '1-2: block block | 3+: block block critical>strike'),
      tree: tree(
        '*m1: pinned damage | m2: shove damage damage | t3: exposed damage | t4: shove damage | b3: heal damage | b4: damage damage | m5: strained damage | m6: shove damage',
        'm1-m2 m2-t3 t3-t4 t4-m5 m2-b3 b3-b4 b4-m5 m5-m6',
      ),
    }),
    stance({
      name: 'Fearless',
      melee: weapon(8, 6, 'Vibroblade', 'blade', '1-2: critical strike | 3: critical critical | 4+: critical critical strike strike'),
      ranged: noWeapon(4),
      defense: chart('Personal Combat Shield', '1-2: block critical>strike | 3+: block block critical>failure critical>strike'),
      tree: tree(
        '*m1: damage damage | m2: strained damage | m3: heal damage damage | m4: shove damage damage | m5: heal damage damage',
        'm1-m2 m2-m3 m3-m4 m4-m5',
      ),
    }),
  ],
});
