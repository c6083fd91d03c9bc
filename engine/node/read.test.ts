import { expect, it } from 'vitest';
import { GivenUp } from '../host/caller.ts';
import { readingBy } from '../host/reading/as-text.ts';
import { bare, bareReading } from '../testing/own-tables.ts';
import { readingIn } from '../testing/memory.ts';
import { tableText } from '../space/terrain/table-text.ts';
import { GIVE_UP, SO_FAR } from './crew.ts';
import { answerReading } from './read.ts';
import { through } from './through.ts';

const STEPS = 1000;

/** A thread's port at which tables are checked in steps of a millisecond, and what it said. */
function thread() {
  const said: string[] = [];
  let steps = 0;
  let hear: (text: string) => void = () => undefined;
  const port = { on: (_: 'message', own: (text: string) => void) => void (hear = own), postMessage: (text: string) => void said.push(text) };
  const slowly = function* (): Generator<number, true, void> {
    for (steps = 0; steps < STEPS; steps++) {
      for (const until = performance.now() + 1; performance.now() < until;);
      yield steps / STEPS;
    }
    return true;
  };
  answerReading(port, {
    matches: readingIn([]),
    tables: {
      ...bareReading,
      async check(_text, watch) {
        const done = await through(slowly(), () => !watch!.caller.isGone, false, watch!.far);
        if (done === null) throw new GivenUp();
        return { findings: [], measures: null, matches: [] };
      },
    },
  });
  return { said, tell: (text: string) => hear(text), steps: () => steps };
}

/** A question as a reader is asked it. */
async function question(): Promise<string> {
  let asked = '';
  await readingBy((text) => { asked = text; return Promise.resolve('{"result":null}'); }).tables.check(tableText(bare()));
  return asked;
}

it('a reader says how far it is as it goes, and leaves its work within some hundredths of a second once nobody waits', async () => {
  const { said, tell, steps } = thread();
  tell(await question());
  await expect.poll(() => said.length, { interval: 2 }).toBeGreaterThan(2);
  const at = steps();
  tell(GIVE_UP);
  await expect.poll(() => said.at(-1)!.startsWith(SO_FAR), { interval: 2 }).toBe(false);
  expect(steps() - at).toBeLessThan(50);
  const shares = said.slice(0, -1).map((text) => Number(text.slice(SO_FAR.length)));
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.every((share) => share > 0 && share < 1)).toBe(true);
});

it('a question after one that was given up is answered as any other', async () => {
  const { said, tell, steps } = thread();
  tell(await question());
  await expect.poll(steps, { interval: 2 }).toBeGreaterThan(5);
  tell(GIVE_UP);
  const answers = (): readonly unknown[] => said.filter((text) => !text.startsWith(SO_FAR)).map((text) => JSON.parse(text) as unknown);
  await expect.poll(() => answers().length).toBe(1);
  expect(answers()[0]).toHaveProperty('fault');
  tell(await question());
  await expect.poll(() => answers().length, { timeout: 10_000 }).toBe(2);
  expect(answers()[1]).toEqual({ result: { findings: [], measures: null, matches: [] } });
  expect(steps()).toBe(STEPS);
});
