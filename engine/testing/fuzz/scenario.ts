import { z } from 'zod';
import { answerForm, checkedJson, wholeForm } from '../../core/form.ts';
import { word } from '../../core/kept.ts';
import type { Answer } from '../../core/script.ts';
import type { Setup } from '../../core/rules.ts';
import { Fault, faultOf, sameFault, type FaultReport } from './fault.ts';
import { WatchedGame } from './game.ts';
import { groundForm, type Ground, type Grounds } from './grounds.ts';
import { playAgain } from './shrink.ts';
import type { FuzzGame } from './seeds.ts';
import type { Subject } from './subject.ts';
import { systemIds, workshopOf } from '../workshop/index.ts';

const SCENARIO_FORMAT = 'gantry-scenario';

/** A short game that once broke a rule: a file to run again. */
export interface Scenario {
  readonly format: typeof SCENARIO_FORMAT;
  readonly version: 1;
  readonly system: string;
  readonly ground: Ground;
  readonly setup: Setup;
  readonly answers: readonly Answer[];
  /** The number of an answer that could not even be made (see `answerOf`); null when the fault comes from the last answer. */
  readonly unanswered: number | null;
  /** What the last answer led to. */
  readonly fault: FaultReport;
}

export const scenarioForm = z.strictObject({
  format: z.literal(SCENARIO_FORMAT),
  version: z.literal(1),
  system: z.enum(systemIds as [string, ...string[]]),
  ground: groundForm,
  setup: z.unknown(),
  answers: z.array(answerForm).max(50_000),
  unanswered: wholeForm.nullable(),
  fault: z.strictObject({ rule: word, what: z.string().max(2000), detail: z.string().max(20_000) }),
});

/** Reads a scenario file's text. Throws `InputError` naming the field. */
export function readScenario(text: string): Scenario {
  const { setup, ...scenario } = checkedJson('scenario file', scenarioForm, text);
  return { ...scenario, setup: workshopOf(scenario.system).subject.rules.readSetup(setup) } as Scenario;
}

/** A failing game as a scenario. Throws when it does not fail. */
export function scenarioOf(game: FuzzGame, grounds: Grounds, subject: Subject): Scenario {
  const { fault, answers, unanswered } = playAgain(game, grounds, subject);
  if (fault === null) throw new Error('the game breaks no rule');
  return { format: SCENARIO_FORMAT, version: 1, system: subject.rules.id, ground: game.ground, setup: game.setup, answers, unanswered, fault };
}

/** The text of a scenario's file: one answer a line, so that differences can be read. */
export function writeScenario({ answers, ...rest }: Scenario): string {
  const head = JSON.stringify(rest, null, 1);
  return `${head.slice(0, head.lastIndexOf('\n'))},\n "answers": [\n${answers.map((answer) => `  ${JSON.stringify(answer)}`).join(',\n')}\n ]\n}\n`;
}

/** A name for the file: the rule and the fault. */
export const scenarioName = ({ rule, what }: FaultReport): string => `${rule} ${what}`.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '').slice(0, 60);

/** Whether the fault is still there, another one is, none is, or the answers do not fit the rules any more. */
type Verdict = 'occurs' | 'other' | 'gone' | 'stale';

/** What happened when a scenario was run again. */
interface Rerun {
  readonly verdict: Verdict;
  /** The fault that was found, if any. */
  readonly fault: FaultReport | null;
  /** Step by step: questions with their answers, and what followed. */
  readonly lines: readonly string[];
}

/** Runs a scenario's answers under watch. */
export function rerun({ ground, setup, answers, unanswered, fault: expected }: Scenario, grounds: Grounds, subject: Subject): Rerun {
  const lines: string[] = [];
  let game: WatchedGame | null = null;
  let given = 0;
  try {
    const terrain = grounds.terrain(ground);
    const { tell } = subject.rules.start(setup, terrain);
    game = new WatchedGame(subject, setup, terrain, (event) => lines.push(`     ${tell(event)}`));
    for (const answer of answers) {
      const request = game.ask();
      if (request === null) return { verdict: 'stale', fault: null, lines: [...lines, `the match is over before answer ${given + 1} of ${answers.length}`] };
      given += 1;
      const asked = request.kind === 'roll' ? `dice: ${request.why}` : `seat ${request.seat}: ${request.ask} ${JSON.stringify(request.about)}`;
      lines.push(`${String(given).padStart(3)}  ${asked} -> ${answered(answer)}`);
      game.answer(answer);
    }
    const request = game.ask();
    if (unanswered !== null && request !== null) game.answerOf(request, unanswered);
  } catch (error) {
    const fault = faultOf(error);
    if (sameFault(fault, expected)) return { verdict: 'occurs', fault, lines };
    // An answer that the rules no longer take is a changed rule, not a broken one, unless it is the last.
    return { verdict: error instanceof Fault && fault.what.startsWith('refused ') && given < answers.length ? 'stale' : 'other', fault, lines };
  }
  return { verdict: 'gone', fault: null, lines };
}

const answered = (answer: Answer): string => {
  switch (answer.kind) {
    case 'pick': return answer.picks.join(', ');
    case 'place': return answer.at === null ? 'stays' : `${answer.at.x} ${answer.at.y} ${answer.at.z}`;
    case 'roll': return answer.faces.join(' ');
    default: return answer satisfies never;
  }
};
