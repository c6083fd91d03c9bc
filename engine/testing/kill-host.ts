import { randomFrom } from '../core/rng.ts';
import { Session } from '../core/session.ts';
import { Desk } from '../host/desk.ts';
import type { Update } from '../host/link.ts';
import { quickAnswers } from '../host/quick.ts';
import { ReadingHere } from '../host/reading/here.ts';
import { systems } from '../host/systems.ts';
import { Content } from '../node/content.ts';
import { later } from '../node/later.ts';
import { MatchFiles } from '../node/match-files.ts';
import { chanceFrom, newMatchId } from '../node/new-match.ts';
import { thoughtOf } from './thought.ts';

/**
 * A host that plays one Shatterpoint match after another as fast as it can, the first seat through the link as a person
 * would, and prints every accepted answer when it hears of it. It goes on with the newest match that is not over.
 * Words: folder of the matches, folder of the assets.
 */
const [folder, assets] = process.argv.slice(2) as [string, string];
const content = new Content(assets);
const offered = systems.find(({ rules }) => rules.id === 'shatterpoint')!;
const setup = offered.rules.readSetup(offered.starter('refinery'));
const play = offered.rules.start(setup, await content.terrain('refinery'));
const say = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

const desk = new Desk({
  systems,
  matches: new MatchFiles(folder, (message) => say({ report: message })),
  reading: new ReadingHere(systems, (table) => content.terrain(table)),
  reader: 'kills',
  bounds: {},
  now: () => Date.now(),
  newMatchId,
  chance: () => chanceFrom(null),
  thinker: ({ moment, request, seed }) =>
    Promise.resolve(thoughtOf(play.mind.reflex(new Session(play.system, moment.base, moment.pending, true).state, request, randomFrom(seed)))),
  quick: (job) => Promise.resolve(quickAnswers(play, job)),
  tables: () => Promise.resolve([]),
  survey: () => Promise.reject(new Error('no table is looked at here')),
  terrain: (table) => content.terrain(table),
  soon: (run) => void setTimeout(run, 0),
  later,
  report: (message) => say({ report: message }),
});

const connection = desk.connect((push) => {
  if (push.type !== 'update') return say({ fault: push.message });
  say({ match: push.update.match, at: push.update.at, answered: push.update.answered, events: push.update.events });
  next(push.update);
});

async function ask<T>(name: string, args: object): Promise<T> {
  const reply = await connection.call(name, args);
  if ('error' in reply) throw new Error(reply.error.message);
  return reply.result as T;
}

function next({ match, at, request, awaits, view }: Update): void {
  if (awaits === null) void begin();
  if (awaits !== 'person' || request === null || request.kind === 'roll') return;
  const answer = play.mind.reflex(view, request, randomFrom(at));
  setImmediate(() => void ask('answer', { match, at, answer }).then(() => say({ match, taken: at })));
}

async function begin(): Promise<void> {
  const { matches } = await ask<{ matches: readonly { match: string; over: boolean }[] }>('catalogue', {});
  const open = matches.find(({ over }) => !over);
  const update = open === undefined
    ? await ask<Update>('newMatch', { system: 'shatterpoint', setup, seats: ['person', 'computer'] })
    : await ask<Update>('continueMatch', { match: open.match });
  say({ match: update.match, opened: update.at });
  next(update);
}

await begin();
