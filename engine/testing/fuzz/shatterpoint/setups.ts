import { InputError } from '../../../core/form.ts';
import { anyOf, type Random } from '../../../core/rng.ts';
import type { CardFace } from '../../../shatterpoint/cards/card.ts';
import { missions } from '../../../shatterpoint/missions/index.ts';
import { readSetup, type HouseRules, type ShatterpointSetup, type Squad } from '../../../shatterpoint/state/setup.ts';
import { squadProblems, teamProblems } from '../../../shatterpoint/team/team.ts';

type Cards = ReadonlyMap<string, CardFace>;
type Library = readonly CardFace[];

const squads = new WeakMap<Library, readonly Squad[]>();

/** Every legal squad of a library (SP-TEAM-03…06). */
function legalSquads(library: Library): readonly Squad[] {
  const known = squads.get(library);
  if (known !== undefined) return known;
  const cards: Cards = new Map(library.map((card) => [card.id, card]));
  const ids = (type: CardFace['type']): string[] => library.filter((card) => card.type === type).map(({ id }) => id);
  const all = ids('primary').flatMap((primary) => ids('secondary').flatMap((secondary) => ids('supporting').map((supporting) => ({ primary, secondary, supporting }))));
  const legal = all.filter((squad) => squadProblems(squad, cards).length === 0);
  squads.set(library, legal);
  return legal;
}

/** A random legal strike team (SP-TEAM-01…06). Each Primary is as likely as the others. Throws when the library holds none. */
export function randomSquads(library: Library, random: Random): readonly [Squad, Squad] {
  const cards: Cards = new Map(library.map((card) => [card.id, card]));
  const legal = legalSquads(library);
  const leaders = [...new Set(legal.map(({ primary }) => primary))];
  const any = (): Squad => {
    const leader = anyOf(leaders, random);
    return anyOf(legal.filter(({ primary }) => primary === leader), random);
  };
  for (let i = 0; i < 1000; i++) {
    const team = [any(), any()] as const;
    if (teamProblems(team, cards).length === 0) return team;
  }
  throw new Error('this library gives no legal strike team');
}

/** Other settings than the usual ones, for house rules that are no switches. */
const OTHERS: Readonly<Record<string, readonly (string | number)[]>> = { pushDisplacement: ['toolAndBase'], firstMapChooser: ['firstPlayer'], eras: [3] };

/** House rules about places that a table names: a game is played by them where its ground does. */
const NAMED: ReadonlySet<string> = new Set(['tableObjectives', 'tableDeployment']);

/** House rules, each changed in one game of four. */
function randomHouseRules(usual: HouseRules, random: Random): HouseRules {
  const changed: Record<string, unknown> = { ...usual };
  for (const [rule, setting] of Object.entries(usual)) {
    if (NAMED.has(rule) || random() >= 0.25) continue;
    if (typeof setting === 'boolean') changed[rule] = !setting;
    else changed[rule] = anyOf(OTHERS[rule] ?? [setting], random);
  }
  return changed as HouseRules;
}

/** A random match: teams, missions, edition, house rules, length. `isAllowed` says whether a match of it can be started. */
export function randomSetup(library: Library, table: string, random: Random, isAllowed: (setup: ShatterpointSetup) => boolean): ShatterpointSetup {
  for (let i = 0; i < 100; i++) {
    const teams = [0, 1].map((seat) => ({ name: `Team ${seat + 1}`, squads: randomSquads(library, random), mission: anyOf(missions, random).id }));
    const plain = readSetup({ table, teams, edition: random() < 0.5 ? 'current' : 'firstPrint', claimsToWin: random() < 0.7 ? 1 : 2 });
    const setup = { ...plain, houseRules: randomHouseRules(plain.houseRules, random) };
    if (isAllowed(setup)) return setup;
  }
  throw new Error('no random match could be started');
}

/** Whether starting works; only a setup that does not fit the content counts as not allowed. */
export function canStart(start: () => unknown): boolean {
  try {
    start();
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}
