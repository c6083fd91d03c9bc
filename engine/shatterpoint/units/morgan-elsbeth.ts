import { pickOne } from '../../core/script.ts';
import { advised, after, change, identity, innate, tactic } from '../game/ability.ts';
import { grantAction } from '../turn/act.ts';
import { chooseCharacter } from '../deeds/choose.ts';
import { heal } from '../deeds/effects.ts';
import { attackDiceWhen, moveThenAttack, eachMay, manipulatingHand } from '../families/index.ts';
import { unitOf } from '../state/find.ts';
import { allies, charactersOf, charactersWithin, enemies, hasTag, standing, unitsWithin } from '../board/measure.ts';
import { lookAtTop } from '../turn/order.ts';
import { stance, weapon, noWeapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';
import { emit } from '../game/emit.ts';

export const morganElsbeth = unitCard({
  id: 'morgan-elsbeth', name: 'Morgan Elsbeth', uniqueNames: ['Morgan Elsbeth'],
  type: 'primary', points: 8, force: 2, stamina: 10, durability: 3, characters: 1, base: 40, baseAssumed: true,
  eras: ['newRepublic'],
  tags: ['Dathomirian', 'Nightsister', 'Galactic Empire'],
  sculpts: ['morgan-elsbeth'],
  codes: { sps: 'morganelsbeth', spt: '00830101', tabletopAdmiral: null, shatterApp: 135 },
  abilities: [
    advised({ deed: 'heal' }, tactic('Fate Has Decided Our Next Move', 'Look at the top card of the order deck and put it on the top or the bottom. Top: every character of this unit may dash, then the unit makes a focus action. Bottom: one character of each allied Nightsister and Night Trooper unit may heal. With an empty deck choose either.', function* (game, unit) {
      const card = yield* lookAtTop(game, unit.seat);
      const way = yield* pickOne({ seat: unit.seat, ask: 'choice', about: { ability: 'fate-has-decided-our-next-move', ...(card === null ? {} : { card }) } }, ['top', 'bottom']);
      if (way === 'top') {
        yield* eachMay(game, unit, 'dash');
        yield* grantAction(game, unit, 'focus');
        return;
      }
      if (card !== null) emit(game, { type: 'cardToBottom', seat: unit.seat, card, from: 'deck', secret: game.state.players[unit.seat]!.secret.includes(card) });
      for (const ally of allies(game, unit).filter((each) => hasTag(game, each, 'Nightsister') || hasTag(game, each, 'Night Trooper'))) {
        const healer = yield* chooseCharacter(unit.seat, 'fate-has-decided-our-next-move', standing(ally));
        if (healer !== null) yield* heal(game, healer);
      }
    })),
    manipulatingHand,
    innate('You Will Die Here, Alone', 'This unit’s melee attacks in combat actions have 3 dice more if no other enemy character is within range 2 of the defender.',
      attackDiceWhen(3, (game, owner, { kind, part, defender }) => kind === 'melee' && part === 'combat' && !charactersOf(enemies(game, owner)).some((id) => id !== defender && charactersWithin(game, defender, id, 2))),
    ),
    identity('My Loyalty, My Life for the Sisterhood', 'While this unit is not wounded, when an allied unit within range 3 would spend Force on an ability, this unit may take as much damage instead. When this unit becomes wounded, one of its characters may dash, then may make a 5-dice melee attack.',
      change('damageForAlly', (game, owner, { unit }) => {
        const ally = unitOf(game.state, unit);
        return owner.wounded === 0 && ally.seat === owner.seat && unitsWithin(game, owner, ally, 3) ? 1 : 0;
      }),
      after('wounded', {
        may: false,
        when: (_game, unit, event) => event.unit === unit.id,
        run: (game, unit) => moveThenAttack(game, unit, 'dash', { dice: 5, kinds: ['melee'], part: 'my-loyalty-my-life-for-the-sisterhood' }),
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Wrath',
      melee: weapon(7, 5, 'Blade of Talzin', 'blade', '1-2: critical damage | 3: critical critical damage | 4+: critical critical strike damage'),
      ranged: noWeapon(5),
      defense: chart('Master Bladework', '1-2: critical>failure | 3: block critical>failure | 4+: block critical>failure critical>failure'),
      tree: tree(
        '*t1: damage damage | *b1: disarmed damage | m2: damage damage | m3: heal heal | t4: heal damage damage | b4: strained damage damage | m5: damage damage damage',
        't1-m2 b1-m2 m2-m3 m3-t4 t4-m5 m3-b4 b4-m5',
      ),
    }),
    stance({
      name: 'Dathomirian Training',
      melee: weapon(6, 6, 'Blade of Talzin', 'blade', '1: strike strike | 2: strike strike heal | 3+: critical strike strike heal'),
      ranged: noWeapon(5),
      defense: chart('Martial Dexterity', '1-2: block block | 3: block block critical>strike | 4+: block block critical>strike reposition'),
      tree: tree(
        '*m1: shove damage damage | m2: shove damage | b2: jump damage | t3: heal heal | m3: damage damage | m4: shove pinned | t5: shove damage | m5: heal heal heal',
        'm1-m2 m1-b2 m2-t3 t3-m4 m2-m3 m3-m4 b2-m3 m4-t5 m4-m5',
      ),
    }),
  ],
});
