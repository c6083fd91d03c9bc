import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assetsFolder } from '../node/assets-folder.ts';
import { run } from '../cli/gantry.ts';
import { randomFrom } from '../core/rng.ts';
import { bundled, temporaryFolder } from '../testing/folders.ts';
import { MatchFiles } from '../node/match-files.ts';
import { readRecord } from './record/read.ts';
import { deep } from '../testing/depth.ts';

const KILLS = deep(25);
const folder = temporaryFolder('kill');
const saves = join(folder.path, 'matches');
const files = new MatchFiles(saves, () => {});
const assets = assetsFolder(import.meta.url);
let program: string;

beforeAll(async () => {
  program = await bundled(join(import.meta.dirname, '../testing/kill-host.ts'), join(folder.path, 'host.mjs'));
  mkdirSync(saves);
});
afterAll(() => folder.remove());

interface Told {
  readonly match?: string;
  readonly at?: number;
  readonly opened?: number;
  readonly taken?: number;
  readonly answered?: { readonly seat: number | null } | null;
  readonly events?: readonly unknown[];
  readonly fault?: string;
}

/** Lets the host play, kills it some ms after it has told so many things, and gives what it had told until then. */
function playAndKill(things: number, after: number): Promise<{ readonly told: readonly Told[]; readonly complaint: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, saves, assets], { stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    let complaint = '';
    let timer: NodeJS.Timeout | undefined;
    child.stderr.on('data', (data) => (complaint += String(data)));
    child.stdout.on('data', (data) => {
      text += String(data);
      if (text.split('\n').length > things) timer ??= setTimeout(() => child.kill('SIGKILL'), after);
    });
    child.on('close', () => resolve({ told: text.split('\n').slice(0, -1).map((line) => JSON.parse(line) as Told), complaint }));
  });
}

it(`killing the host at ${KILLS} random moments and going on loses no accepted answer`, async () => {
  const random = randomFrom(2026);
  const accepted = new Map<string, unknown[]>();
  let heard = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const { told, complaint } = await playAndKill(1 + Math.floor(random() * 50), random() * 20);
    expect(complaint).toBe('');
    expect(told.filter(({ fault }) => fault !== undefined)).toEqual([]);
    for (const { match, opened, at, taken, answered, events } of told) {
      if (match === undefined) continue;
      const known = accepted.get(match) ?? [];
      accepted.set(match, known);
      if (opened !== undefined) expect(opened, `${match} was opened again`).toBeGreaterThanOrEqual(known.length);
      if (taken !== undefined) expect(known.length).toBeGreaterThan(taken);
      if (at === undefined || answered === undefined || answered === null) continue;
      known[at - 1] = { ...answered, events };
      heard++;
    }
    for (const [match, known] of accepted) {
      const { steps } = readRecord((await files.read(match))!);
      expect(steps.length).toBeGreaterThanOrEqual(known.length);
      known.forEach((heard, i) => expect({ seat: steps[i]!.seat, events: steps[i]!.events }, `${match}, answer ${i + 1}`).toEqual(heard));
    }
  }
  expect(heard).toBeGreaterThan(10 * KILLS);
});

it('every match that was killed replays', async () => {
  const stored = await files.list();
  expect(stored.length).toBeGreaterThan(0);
  for (const { match } of stored) {
    const copy = join(folder.path, 'copy.txt');
    writeFileSync(copy, readRecord((await files.read(match))!).whole);
    expect(await run(['replay', copy]), match).toBe(0);
  }
});
