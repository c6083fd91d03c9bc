import { inTurn } from '../turn/act.ts';
import { active, advised, change, innate, tactic } from '../game/ability.ts';
import { chooseCharacter, chooseOneUnit } from '../deeds/choose.ts';
import { damage } from '../deeds/damage.ts';
import { gainHunker, heal } from '../deeds/effects.ts';
import { characterUnit } from '../state/events.ts';
import { bodyguard, moveToward, rollCounting } from '../families/index.ts';
import { unitOf } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { allies, charactersOf, charactersWithin, enemies, hasTag, sees, standing, typeOf, unitWithin } from '../board/measure.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

const UPSET = 'its-not-wise-to-upset-a-wookiee';

/** Enemy units with a character within range 3 and in sight of one of the unit's. */
const upsetting = (game: Game, unit: Unit): Unit[] =>
  enemies(game, unit).filter((enemy) => standing(enemy).some((id) => standing(unit).some((own) => charactersWithin(game, own, id, 3) && sees(game, own, id))));

export const chewie = unitCard({
  id: 'chewie', name: 'Chewie', uniqueNames: ['Chewbacca'],
  type: 'secondary', points: 4, force: 0, stamina: 12, durability: 2, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Rebel Alliance', 'Scoundrel', 'Scout'],
  sculpts: ['chewie'],
  codes: { sps: 'chewie', spt: '00350102', tabletopAdmiral: null, shatterApp: 78 },
  abilities: [
    tactic('Wookiee Loyalty', 'Each of this unit’s characters may dash toward an allied Primary character; if it ends that move within range 3 of it, the Primary’s unit gains a Hunker token and each of this unit’s characters may heal.', function* (game, unit) {
      const leaders = charactersOf(allies(game, unit).filter((ally) => typeOf(game, ally) === 'primary'));
      yield* inTurn(game, unit, function* (id) {
        const leader = yield* chooseCharacter(unit.seat, 'wookiee-loyalty', leaders);
        if (leader === null || !(yield* moveToward(game, id, 'dash', leader)) || !charactersWithin(game, id, leader, 3)) return;
        yield* gainHunker(game, characterUnit(leader));
        for (const own of standing(unit)) yield* heal(game, own);
      });
    }),
    advised({ purpose: 'harm' }, active('It’s Not Wise to Upset a Wookiee', 1, 'Pick an enemy unit within range 3 and in line of sight and roll 5 attack dice: it takes 1 damage for each critical and strike.', {
      can: (game, unit) => upsetting(game, unit).length > 0,
      *run(game, unit) {
        const enemy = yield* chooseOneUnit(game, unit.seat, UPSET, upsetting(game, unit));
        if (enemy !== null) damage(game, enemy.id, yield* rollCounting(UPSET, 5, 'critical', 'strike'), standing(unit)[0]!, null);
      },
    })),
    bodyguard,
    innate('Intimidating Presence', 'While this unit is not wounded, allied Rebel Alliance characters within range 2 add 1 expertise to their defense rolls.',
      change('defenseExpertise', (game, owner, { unit, character }) => {
        const ally = unitOf(game.state, unit);
        return owner.wounded === 0 && character !== null && ally.seat === owner.seat && hasTag(game, ally, 'Rebel Alliance') && unitWithin(game, owner, character, 2) ? 1 : 0;
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Disarming',
      melee: weapon(7, 5, 'RRRAAWWWG!', 'blunt', '1-3: critical strike | 4: critical strike block>failure | 5+: critical strike block>failure block>failure'),
      ranged: weapon(6, 5, 'Bowcaster', 'heavyBlaster', '1: strike strike | 2+: critical critical', 5),
      defense: chart('Walking Carpet', '1-2: block heal | 3: block strike>failure heal | 4+: block critical>failure heal'),
      tree: tree(
        '*t1: shove damage | t2: exposed damage | t3: strained damage | t4: disarmed damage damage | t5: heal heal heal | b2: damage damage | b3: shove damage | b4: damage damage',
        't1-t2 t2-t3 t3-t4 t4-t5 t1-b2 b2-b3 b3-b4 b4-t5',
      ),
    }),
  ],
});
