import type { Content } from '../../node/content.ts';
import { servePortions } from '../../node/portions.ts';
import { shatterpoint } from '../../shatterpoint/system.ts';
import { campaign, describeCampaign, playSeeds, type CampaignOptions } from './campaign.ts';
import { describeFault } from './fault.ts';
import { Grounds } from './grounds.ts';
import { readScenario, rerun } from './scenario.ts';

/** Runs a scenario file's text: what happened in lines, and whether its fault, or another one, is there. Throws `InputError`. */
export async function runScenario(text: string, content: Content): Promise<{ readonly lines: readonly string[]; readonly broken: boolean }> {
  const scenario = readScenario(text);
  const { verdict, fault, lines } = rerun(scenario, await Grounds.of(content, 'table' in scenario.ground ? [scenario.ground.table] : []), shatterpoint);
  const verdicts = {
    occurs: `the fault occurs: ${describeFault(fault ?? scenario.fault)}`,
    other: `another fault occurs: ${fault === null ? '' : describeFault(fault)}; expected was ${describeFault(scenario.fault)}`,
    gone: `the fault is gone: ${describeFault(scenario.fault)}`,
    stale: `the rules no longer take these answers${fault === null ? '' : `: ${describeFault(fault)}`}; the fault, ${describeFault(scenario.fault)}, cannot be reached this way`,
  };
  return { lines: [...lines, verdicts[verdict]], broken: verdict === 'occurs' || verdict === 'other' };
}

/** Plays many random games of Shatterpoint; the report, and the same in words. */
export async function runCampaign(options: CampaignOptions, content: Content): Promise<{ readonly text: string; readonly json: string; readonly broken: boolean }> {
  const report = await campaign(options, await Grounds.of(content), shatterpoint);
  return { text: describeCampaign(report), json: JSON.stringify(report, null, 1), broken: report.faults.length > 0 };
}

/** Makes this thread one of a campaign's. */
export async function joinCampaign(content: Content): Promise<void> {
  const grounds = await Grounds.of(content);
  servePortions((seeds: readonly number[]) => playSeeds(seeds, grounds, shatterpoint));
}
