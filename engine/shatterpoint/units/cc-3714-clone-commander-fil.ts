import { pickOrOnly } from '../../core/script.ts';
import { reactive } from '../game/ability.ts';
import { chooseCharacter, taggedAllies } from '../deeds/choose.ts';
import { characterBy, discipline, grapplingHook, moveToward, weCanTakeHimDownEasy } from '../families/index.ts';
import { objectiveOf, unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { hasTag, isOnTable } from '../board/measure.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { CharacterId, Objective } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

const ENTRANCES = 'we-specialize-in-making-entrances';

/** Active objectives within range 2 of a character. */
const near = (game: Game, id: CharacterId): Objective[] =>
  isOnTable(game, id) ? game.state.objectives.filter((objective) => objective.active && characterBy(game, id, objective, 2)) : [];

export const cc3714CloneCommanderFil = unitCard({
  id: 'cc-3714-clone-commander-fil', name: 'CC-3714 Clone Commander Fil', uniqueNames: ['CC-3714'],
  type: 'secondary', points: 3, force: 0, stamina: 8, durability: 2, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Clone Trooper', 'Fil’s Squad', 'Galactic Republic'],
  sculpts: ['cc-3714-clone-commander-fil'],
  codes: { sps: 'cc3714clonecommanderfil', spt: '00370103', tabletopAdmiral: null, shatterApp: 115 },
  abilities: [
    grapplingHook,
    weCanTakeHimDownEasy,
    reactive('We Specialize in Making Entrances', 1, 'After an allied Fil’s Squad character attacked in a combat action: if the defender is within range 2 of an active objective, an allied Jedi character may advance toward that objective.', 'attackResolved', {
      when(game, unit, { attack }) {
        const friend = unitWith(game.state, attack.attacker);
        return attack.part === 'combat' && friend.seat === unit.seat && hasTag(game, friend, 'Fil’s Squad') && near(game, attack.defender).length > 0;
      },
      *run(game, unit, { attack }) {
        const objective = objectiveOf(game.state, yield* pickOrOnly({ seat: unit.seat, ask: 'choice', about: { ability: ENTRANCES } }, near(game, attack.defender).map(({ id }) => id)));
        const jedi = yield* chooseCharacter(unit.seat, ENTRANCES, taggedAllies(game, unit, 'Jedi'));
        if (jedi !== null) yield* moveToward(game, jedi, 'advance', objective.at);
      },
    }),
    discipline('Commanding Presence', 'Galactic Republic'),
  ],
  stances: [
    stance({
      name: 'Element of Surprise',
      melee: weapon(6, 5, 'Combat Training', 'blunt', '1-3: critical strike | 4+: critical critical'),
      ranged: weapon(5, 5, 'DC-17 Blaster Pistols', 'blaster', '1-3: strike strike | 4+: critical critical', 4),
      defense: chart('Phase I Clone Armor', '1-2: block | 3+: block block'),
      tree: tree(
        '*m1: damage | m2: disarmed damage | m3: shove damage | t4: shove | m4: pinned damage | b4: damage damage | m5: reposition damage',
        'm1-m2 m2-m3 m3-t4 t4-m5 m3-m4 m4-m5 m3-b4 b4-m5',
      ),
    }),
  ],
});
