import { active, advised, after, innate, reactive, tactic } from '../game/ability.ts';
import { grantAction } from '../turn/act.ts';
import { chooseWay } from '../deeds/choose.ts';
import { eachTowardEnemy } from '../families/index.ts';
import { unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { gainUntilTurnEnds } from '../deeds/lasting.ts';
import { reroll } from '../attack/modify.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { CharacterId, Unit } from '../state/state.ts';
import { tagsOf } from '../game/tags.ts';
import { unitCard } from '../game/unit-card.ts';
import { emit } from '../game/emit.ts';

const LOYALTIES = [['Galactic Empire', 'Spy', 'Trooper'], ['Rebel Alliance', 'Scoundrel', 'Spectre']] as const;

/** How many tags an allied character’s unit shares with this one; 0 for an enemy. */
function shared(game: Game, unit: Unit, id: CharacterId): number {
  const ally = unitWith(game.state, id);
  const own = new Set(tagsOf(game, unit));
  return ally.seat === unit.seat ? [...new Set(tagsOf(game, ally))].filter((tag) => own.has(tag)).length : 0;
}

export const agentKallus = unitCard({
  id: 'agent-kallus', name: 'Agent Kallus, Inside Man', uniqueNames: ['Alexsandr Kallus'],
  type: 'secondary', points: 4, force: 0, stamina: 9, durability: 2, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: [],
  sculpts: ['agent-kallus'],
  codes: { sps: 'agentkallusinsideman', spt: '00280102', tabletopAdmiral: null, shatterApp: 92 },
  abilities: [
    advised({ deed: 'approach' }, tactic('All Leads Must Be Pursued', 'Every character of this unit may dash toward an enemy character.', (game, unit) => eachTowardEnemy(game, unit, 'all-leads-must-be-pursued'))),
    advised({ purpose: 'ready' }, active('Prepared for Any Encounter', 1, 'This unit’s characters have Sharpshooter [2] and Impact [2] until the end of the turn, and the unit makes a focus action.', {
      *run(game, unit) {
        gainUntilTurnEnds(game, unit, 'sharpshooter', 2);
        gainUntilTurnEnds(game, unit, 'impact', 2);
        yield* grantAction(game, unit, 'focus');
      },
    })),
    reactive('Imperial Intelligence', 1, 'When an allied character attacks or defends and its dice are modified: it may reroll 1 die for each tag that it shares with this unit.', 'modifying', {
      when: (game, unit, { roll, attacker, defender }) => shared(game, unit, roll === 'attack' ? attacker : defender) > 0,
      *run(game, unit, { roll, attacker, defender }) {
        yield* reroll(game, { roll, seat: unit.seat, most: shared(game, unit, roll === 'attack' ? attacker : defender) });
      },
    }),
    innate('Uncertain Loyalties', 'At the end of set-up its player chooses: this unit has the tags Galactic Empire, Spy and Trooper, or the tags Rebel Alliance, Scoundrel and Spectre.',
      after('setupEnded', {
        may: false,
        when: () => true,
        *run(game, unit) {
          const side = yield* chooseWay(unit.seat, 'uncertain-loyalties', LOYALTIES.map(([first]) => first));
          for (const tag of LOYALTIES.find(([first]) => first === side)!) emit(game, { type: 'tagGained', unit: unit.id, tag });
        },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Tactical Supremacy',
      melee: weapon(6, 5, 'Bo-Rifle', 'blunt', '1-2: strike strike shove | 3+: critical critical shove'),
      ranged: weapon(6, 5, 'Bo-Rifle', 'heavyBlaster', '1-3: critical damage | 4+: critical damage damage', 5),
      defense: chart('ISB Armor', '1: block | 2-3: block block | 4+: block block critical>failure'),
      tree: tree(
        '*t1: damage damage | t2: damage damage | t3: exposed damage | t4: shove damage | *b1: shove damage | b2: shove damage | b3: heal heal | b4: pinned damage | m5: reposition damage',
        't1-t2 t2-t3 t3-t4 t4-m5 b1-b2 b2-b3 b3-b4 b4-m5',
      ),
    }),
  ],
});
