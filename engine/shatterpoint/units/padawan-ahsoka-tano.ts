import { reactive } from '../game/ability.ts';
import { deflect, followUp, isAlliesAction, oneDashes, oneMay, sheIsFearless, targetsLeft } from '../families/index.ts';
import { unitOf } from '../state/find.ts';
import { allies, charactersOf, hasTag, typeOf, unitsWithin } from '../board/measure.ts';
import { stance, weapon, noWeapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const padawanAhsokaTano = unitCard({
  id: 'padawan-ahsoka-tano', name: 'Padawan Ahsoka Tano', uniqueNames: ['Ahsoka Tano'],
  type: 'secondary', points: 4, force: 0, stamina: 8, durability: 2, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Force User', 'Galactic Republic', 'Jedi', 'Padawan'],
  sculpts: ['padawan-ahsoka-tano'],
  codes: { sps: 'padawanahsokatano', spt: '00010113', tabletopAdmiral: 4, shatterApp: 20 },
  abilities: [
    oneDashes('Race Ya', 'A character of an allied Galactic Republic or Jedi Primary may dash.',
      (game, unit) => charactersOf(allies(game, unit).filter((ally) => typeOf(game, ally) === 'primary' && (hasTag(game, ally, 'Galactic Republic') || hasTag(game, ally, 'Jedi'))))),
    sheIsFearless,
    deflect,
    reactive('Getting Ahead of Yourself Again, Snips', 0, 'After the combat action of an allied Galactic Republic Supporting unit within range 3: one of this unit’s characters may jump; then it may make a 5-dice melee attack on one of the same targets.', 'actionResolved', {
      when(game, unit, event) {
        const friend = unitOf(game.state, event.unit);
        return isAlliesAction(game, unit, event, 'combat') && typeOf(game, friend) === 'supporting' && hasTag(game, friend, 'Galactic Republic') && unitsWithin(game, unit, friend, 3);
      },
      *run(game, unit, event) {
        yield* oneMay(game, unit, 'jump', 'getting-ahead-of-yourself-again-snips');
        yield* followUp(game, unit, 'getting-ahead-of-yourself-again-snips', targetsLeft(game, event), { kinds: ['melee'] });
      },
    }),
  ],
  stances: [
    stance({
      name: 'Jar’Kai',
      melee: weapon(7, 5, 'Lightsabers', 'saber', '1-3: strike strike | 4: critical critical | 5+: critical critical strike'),
      ranged: noWeapon(5),
      defense: chart('Acrobatics', '1-2: block block | 3+: block block jump'),
      tree: tree(
        '*t1: shove damage | t2: jump damage | t3: exposed damage | t4: shove damage | *b1: heal damage | b2: reposition damage damage | b3: strained | b4: damage damage | m4: heal heal | m5: shove damage damage',
        't1-t2 t2-t3 t3-t4 t4-m5 b1-b2 b2-b3 b3-b4 b4-m5 t3-m4 b3-m4',
      ),
    }),
  ],
});
