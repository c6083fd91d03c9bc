import { pickOrOnly, type Script } from '../../core/script.ts';
import { active, advised, after, change, identity, innate, worded } from '../game/ability.ts';
import { dropHunker, gainHunker, KEPT_HUNKER } from '../deeds/effects.ts';
import { eachMay, forceMove } from '../families/index.ts';
import { unitOf, unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { allies } from '../board/measure.ts';
import { addResult } from '../attack/modify.ts';
import { chart, noWeapon, stance, tree, weapon } from '../cards/print.ts';
import type { Unit, UnitId } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';
import { emit } from '../game/emit.ts';

const isOtherAlly = (game: Game, owner: Unit, id: UnitId): boolean => id !== owner.id && unitOf(game.state, id).seat === owner.seat;

function* allHunker(game: Game, unit: Unit): Script {
  for (const ally of allies(game, unit)) yield* gainHunker(game, ally.id);
}

export const baylanSkoll = unitCard({
  id: 'baylan-skoll', name: 'Baylan Skoll', uniqueNames: ['Baylan Skoll'],
  type: 'primary', points: 7, force: 3, stamina: 10, durability: 3, characters: 1, base: 40, baseAssumed: true,
  eras: ['newRepublic'],
  tags: ['Force User', 'Mercenary', 'Scoundrel'],
  sculpts: ['baylan-skoll'],
  codes: { sps: 'baylanskoll', spt: '00820101', tabletopAdmiral: null, shatterApp: 136 },
  abilities: [
    forceMove('Power. Such as You’ve Never Dreamed', 2, 3, 'pull', 2, ' Then this unit gains a Hunker token.', (game, unit) => gainHunker(game, unit.id)),
    advised({ purpose: 'move' }, active('Force-Enhanced Dexterity', 1, 'Every character of this unit may dash. If one did, the unit gains a Hunker token. It may be used twice in an activation, paid each time.', {
      times: 2,
      *run(game, unit) {
        if (yield* eachMay(game, unit, 'dash')) yield* gainHunker(game, unit.id);
      },
    })),
    innate('Impatience for Victory Will Guarantee Defeat', 'Another allied unit that would lose its Hunker tokens at the start of its activation may keep them and loses all of them at the end of that activation. After set-up, and each time an opponent claims a struggle card, every allied unit gains a Hunker token.',
      change('keepsHunker', (game, owner, { unit }) => (isOtherAlly(game, owner, unit) ? 1 : 0)),
      after('activationEnding', {
        may: false,
        when: (game, unit, event) => isOtherAlly(game, unit, event.unit) && unitOf(game.state, event.unit).marks.includes(KEPT_HUNKER),
        *run(game, _unit, event) {
          emit(game, { type: 'unmarked', unit: event.unit, mark: KEPT_HUNKER });
          dropHunker(game, event.unit);
        },
      }),
      after('setupEnded', { may: false, when: () => true, run: allHunker }),
      after('struggleWon', { may: false, when: (_game, unit, event) => event.seat !== unit.seat, run: allHunker }),
    ),
    worded({ options: { number: '{{count}} hunker' } }, advised({ worth: (_game, _asked, amount) => 0.3 * Number(amount) }, identity('One Must Destroy in Order to Create', 'Allied units keep their Hunker tokens when they become engaged, and gain and hold them while engaged. When an allied character’s attack roll is modified, its unit may drop any number of Hunker tokens and add 1 expertise for each.',
      change('hunkerWhileEngaged', (game, owner, { unit }) => (unitOf(game.state, unit).seat === owner.seat ? 1 : 0)),
      after('modifying', {
        may: true,
        when: (game, unit, { roll, attacker }) => roll === 'attack' && unitWith(game.state, attacker).seat === unit.seat && unitWith(game.state, attacker).hunker > 0,
        *run(game, unit, { attacker }) {
          const { id, hunker } = unitWith(game.state, attacker);
          const amounts = Array.from({ length: hunker }, (_, i) => String(i + 1));
          const dropped = dropHunker(game, id, Number(yield* pickOrOnly({ seat: unit.seat, ask: 'choice', about: { ability: 'one-must-destroy-in-order-to-create' } }, amounts)));
          for (let i = 0; i < dropped; i++) addResult(game, 'attack', 'expertise');
        },
      }),
    ))),
  ],
  stances: [
    stance({
      name: 'Form V Djem So',
      melee: weapon(8, 5, 'Lightsaber', 'saber', '1-2: critical strike | 3-4: critical critical strike | 5+: critical critical critical critical'),
      ranged: noWeapon(5),
      defense: chart('Aggressive Defense', '1-2: block | 3: block block damage | 4+: block block critical>strike damage'),
      tree: tree(
        '*t1: damage damage | t2: disarmed damage | t3: damage damage | t4: shove damage damage | t5: damage damage damage | b2: damage damage | b3: strained damage | b4: exposed damage | b5: reposition damage damage',
        't1-t2 t2-t3 t3-t4 t4-t5 t1-b2 b2-b3 b3-b4 b4-b5',
      ),
    }),
    stance({
      name: 'Form VI Niman',
      melee: weapon(7, 6, 'Lightsaber', 'saber', '1-2: critical strike | 3: critical strike strike | 4+: critical critical strike disarmed'),
      ranged: noWeapon(5),
      defense: chart('Force-Enhanced Defense', '1: block | 2-3: block critical>failure | 4+: block block critical>failure heal'),
      tree: tree(
        '*m1: shove damage | m2: damage damage | b2: exposed heal heal | t3: active damage damage | m3: shove heal damage | m4: heal damage | t5: damage damage | m5: shove damage',
        'm1-m2 m1-b2 m2-t3 t3-m4 m2-m3 m3-m4 b2-m3 m4-t5 m4-m5',
      ),
    }),
  ],
});
