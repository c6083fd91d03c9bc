import type { Script } from '../../core/script.ts';
import { active, advised, after, change, identity, innate } from '../game/ability.ts';
import { chooseCharacter, chooseWay } from '../deeds/choose.ts';
import { dropHunker, heal } from '../deeds/effects.ts';
import { baitedStrike, oneMay } from '../families/index.ts';
import { unitOf, unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { promiseNextAttack } from '../deeds/lasting.ts';
import { hasTag, standing } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { stance, weapon, noWeapon, chart, tree } from '../cards/print.ts';
import type { CharacterId, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';
import { happen } from '../deeds/window.ts';
import { emit } from '../game/emit.ts';

/** Damage and conditions on a side: whether a heal took something away shows in it. */
const ills = (game: Game, seat: number): number =>
  game.state.units.filter((unit) => unit.seat === seat).reduce((sum, unit) => sum + unit.damage + unit.conditions.length, 0);

/** The unit puts its Hunker tokens away; a heal for each, and a dash for each character that healed. */
function* restAfter(game: Game, unit: Unit): Script {
  const healed: CharacterId[] = [];
  for (let left = dropHunker(game, unit.id); left > 0; left--) {
    const healer = yield* chooseCharacter(unit.seat, 'knowledge-and-defense', standing(unit));
    if (healer === null) return;
    const before = ills(game, unit.seat);
    yield* heal(game, healer);
    if (ills(game, unit.seat) < before && !healed.includes(healer)) healed.push(healer);
  }
  for (const id of healed) yield* toolMove(game, id, 'dash');
}

export const generalObiWanKenobi = unitCard({
  id: 'general-obi-wan-kenobi', name: 'General Obi-Wan Kenobi', uniqueNames: ['Obi-Wan Kenobi'],
  type: 'primary', points: 8, force: 3, stamina: 10, durability: 3, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['212th', 'Force User', 'Galactic Republic', 'Jedi'],
  sculpts: ['general-obi-wan-kenobi'],
  codes: { sps: 'generalobiwankenobi', spt: '00060103', tabletopAdmiral: 21, shatterApp: 14 },
  abilities: [
    advised({ purpose: 'ready' }, active('Hello There!', 1, 'One of this unit’s characters may jump; if it does, its next attack of this activation has 3 dice more.', {
      *run(game, unit) {
        const jumper = yield* oneMay(game, unit, 'jump', 'hello-there');
        if (jumper !== null) promiseNextAttack(game, jumper, { dice: 3 });
      },
    })),
    baitedStrike('So Uncivilized...', 'When its character is targeted by a ranged attack: this unit gains a Hunker token. After that attack, if its attack roll shows a failure, the attacking unit takes 3 damage.', { kind: 'ranged', hunker: true }),
    innate('Patience', 'When this unit’s order card is revealed while another card is in reserve, that card may go to the top or the bottom of the order deck; if it does, this unit’s card goes to reserve. Whenever its order card goes to reserve, one of its characters may heal three times and jump.',
      after('cardRevealed', {
        may: true,
        when: (game, unit, { seat, card }) => card === unit.id && game.state.players[seat]!.reserve !== null,
        *run(game, unit, { seat, card }) {
          const old = game.state.players[seat]!.reserve!;
          const to = yield* chooseWay(seat, 'patience', ['top', 'bottom']);
          emit(game, { type: to === 'top' ? 'cardToTop' : 'cardToBottom', seat, card: old, from: 'reserve', secret: false });
          yield* happen(game, { type: 'cardReserved', seat, card });
        },
      }),
      after('cardReserved', {
        may: false,
        when: (_game, unit, { card }) => card === unit.id,
        *run(game, unit) {
          const chosen = yield* chooseCharacter(unit.seat, 'patience', standing(unit));
          if (chosen === null) return;
          yield* heal(game, chosen, 3);
          yield* toolMove(game, chosen, 'jump');
        },
      }),
    ),
    advised({ deed: 'heal' }, identity('Knowledge and Defense', 'Allied units keep Hunker tokens and may gain them while engaged. Allied Galactic Republic units that hold a Hunker token have 1 defense die more against melee attacks. After an attack on an allied Galactic Republic unit it may drop all its Hunker tokens; for each, one of its characters may heal, and those that healed may dash.',
      change('hunkerWhileEngaged', (game, owner, { unit }) => (unitOf(game.state, unit).seat === owner.seat ? 1 : 0)),
      change('defenseDice', (game, owner, { unit, attack }) => {
        const ally = unitOf(game.state, unit);
        return attack?.kind === 'melee' && ally.seat === owner.seat && ally.hunker > 0 && hasTag(game, ally, 'Galactic Republic') ? 1 : 0;
      }),
      after('attackResolved', {
        may: true,
        when(game, unit, { attack }) {
          const ally = unitWith(game.state, attack.defender);
          return ally.seat === unit.seat && ally.hunker > 0 && hasTag(game, ally, 'Galactic Republic');
        },
        run: (game, _unit, { attack }) => restAfter(game, unitWith(game.state, attack.defender)),
      }),
    )),
  ],
  stances: [
    stance({
      name: 'Form III Soresu',
      melee: weapon(5, 6, 'Lightsaber', 'saber', '1-2: critical | 3: critical critical | 4+: critical critical critical'),
      ranged: noWeapon(5),
      defense: chart('Clone Armor', '1-2: block block | 3+: block block jump'),
      tree: tree(
        '*m1: heal damage damage | t2: strained damage damage | t3: heal heal | t4: jump damage damage | m2: pinned damage damage | m3: heal heal heal | m4: shove damage damage | b3: disarmed damage damage | b4: reposition damage',
        'm1-t2 t2-t3 t3-t4 m1-m2 m2-m3 m3-m4 m2-b3 b3-b4',
      ),
    }),
    stance({
      name: 'Form IV Ataru',
      melee: weapon(7, 6, 'Lightsaber', 'saber', '1: strike | 2-3: critical strike | 4+: critical critical strike strike'),
      ranged: noWeapon(6),
      defense: chart('Clone Armor', '1-2: block critical>failure | 3+: block block critical>failure'),
      tree: tree(
        '*m1: shove damage damage | t2: damage | b1: disarmed damage | m2: exposed damage damage | m3: shove damage | m4: pinned damage | m5: shove damage damage | b3: damage damage | b4: jump damage',
        'm1-t2 t2-m3 m1-b1 b1-m2 m2-m3 m3-m4 m4-m5 m2-b3 b3-b4',
      ),
    }),
  ],
});
