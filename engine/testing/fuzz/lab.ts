import type { Content } from '../../node/content.ts';
import { servePortions } from '../../node/portions.ts';
import { campaign, describeCampaign, playSeeds, type CampaignOptions, type SeedPortion } from './campaign.ts';
import { describeFault } from './fault.ts';
import { Grounds, USUAL } from './grounds.ts';
import { readScenario, rerun } from './scenario.ts';
import { systemIds, workshopOf } from '../workshop/index.ts';

/** Runs a scenario file's text: what happened in lines, and whether its fault, or another one, is there. Throws `InputError`. */
export async function runScenario(text: string, content: Content): Promise<{ readonly lines: readonly string[]; readonly broken: boolean }> {
  const scenario = readScenario(text);
  const { verdict, fault, lines } = rerun(scenario, await Grounds.of(content, 'table' in scenario.ground ? [scenario.ground.table] : []), workshopOf(scenario.system).subject);
  const verdicts = {
    occurs: `the fault occurs: ${describeFault(fault ?? scenario.fault)}`,
    other: `another fault occurs: ${fault === null ? '' : describeFault(fault)}; expected was ${describeFault(scenario.fault)}`,
    gone: `the fault is gone: ${describeFault(scenario.fault)}`,
    stale: `the rules no longer take these answers${fault === null ? '' : `: ${describeFault(fault)}`}; the fault, ${describeFault(scenario.fault)}, cannot be reached this way`,
  };
  return { lines: [...lines, verdicts[verdict]], broken: verdict === 'occurs' || verdict === 'other' };
}

/** Shipped tables that random games of some systems are played on. */
const tablesOf = (systems: readonly string[]): readonly string[] =>
  [...new Set(systems.flatMap((system) => (workshopOf(system).subject.grounds ?? USUAL).tables))];

/** Plays many random games of each of some systems; the report, and the same in words. */
export async function runCampaign(
  systems: readonly string[], options: CampaignOptions, content: Content,
): Promise<{ readonly text: string; readonly json: string; readonly broken: boolean }> {
  const grounds = await Grounds.of(content, tablesOf(systems));
  const reports = [];
  for (const system of systems) reports.push(await campaign(options, grounds, workshopOf(system).subject));
  const [only] = reports;
  return {
    text: reports.map(describeCampaign).join('\n\n'), json: JSON.stringify(reports.length === 1 ? only : reports, null, 1),
    broken: reports.some(({ faults }) => faults.length > 0),
  };
}

/** Makes this thread one of a campaign's. */
export async function joinCampaign(content: Content): Promise<void> {
  const grounds = await Grounds.of(content, tablesOf(systemIds));
  servePortions(({ system, seeds }: SeedPortion) => playSeeds(seeds, grounds, workshopOf(system).subject));
}
