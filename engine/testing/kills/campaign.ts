/** Many kills of hosts that play, on a disk in memory and as real processes; what was heard of must be there after each, and the match goes on. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyOf, randomFrom, type Random } from '../../core/rng.ts';
import type { Disk } from '../../node/disk.ts';
import { MatchFiles } from '../../node/match-files.ts';
import { FaultyDisk } from '../faulty-disk.ts';
import { live } from './life.ts';
import { meddle } from './meddle.ts';
import type { Said } from './said.ts';
import { Witness } from './witness.ts';
import { realDisk } from '../../node/real-disk.ts';

export interface KillRun {
  readonly systems: readonly string[];
  /** Kills of each system: on the disk in memory, and of real processes. */
  readonly kills: number;
  readonly real: number;
  readonly seed: number;
  /** The program whose words `life SYSTEM FOLDER SEED` make it live and say what it says in lines of JSON. */
  readonly program: readonly string[];
  progress(system: string, killed: Killed): void;
}

/** What was seen of one system. */
export interface Killed {
  kills: number;
  /** Of these, power cuts; and real processes. */
  cuts: number;
  real: number;
  /** Answers heard of; matches opened or gone on with. */
  heard: number;
  opened: number;
  readonly troubles: Record<string, number>;
  readonly faults: string[];
}

/** Calls of the disk within which a life in memory ends, and kills after which a folder is begun anew. */
const CALLS = 400;
const FOLDER = 25;
/** Answers of persons in one life. */
const ANSWERS = 120;
const SAVES = '/saves';

/** Kills; what was seen by system. */
export async function killMany({ systems, kills, real, seed, program, progress }: KillRun): Promise<ReadonlyMap<string, Killed>> {
  const seen = new Map<string, Killed>();
  for (const system of systems) {
    const killed: Killed = { kills: 0, cuts: 0, real: 0, heard: 0, opened: 0, troubles: {}, faults: [] };
    seen.set(system, killed);
    await killInMemory(system, kills, seed, killed, () => progress(system, killed));
    await killProcesses(system, real, seed, program, killed, () => progress(system, killed));
  }
  return seen;
}

async function killInMemory(system: string, kills: number, seed: number, killed: Killed, told: () => void): Promise<void> {
  const random = randomFrom(seed * 7919 + 1);
  let disk = new FaultyDisk();
  let witness = new Witness();
  for (let kill = 0; kill < kills; kill++) {
    disk.killAt = 20 + Math.floor(random() * CALLS);
    const here = disk;
    await live({
      system, folder: SAVES, disk: here, seed: seed + kill, most: ANSWERS, say: (line) => witness.hear(line), isAlive: () => here.calls < here.killAt,
    });
    const isCut = random() < 0.4;
    disk = disk.after(isCut ? random : null);
    killed.kills += 1;
    if (isCut) killed.cuts += 1;
    await aftermath(disk, SAVES, random, witness);
    if (kill % FOLDER === FOLDER - 1 || kill === kills - 1) {
      collect(killed, witness, `kill ${kill} in memory, seed ${seed}`);
      [disk, witness] = [new FaultyDisk(), new Witness()];
    }
    told();
  }
}

async function killProcesses(system: string, kills: number, seed: number, program: readonly string[], killed: Killed, told: () => void): Promise<void> {
  const random = randomFrom(seed * 104729 + 3);
  const folder = mkdtempSync(join(tmpdir(), 'gantry-kills-'));
  const witness = new Witness();
  try {
    for (let kill = 0; kill < kills; kill++) {
      const { said, complaint } = await killedProcess([...program, 'life', system, folder, String(seed + 500_000 + kill)], 1 + Math.floor(random() * 60), random() * 40);
      for (const line of said) witness.hear(line);
      if (complaint !== '') witness.faults.push(`the process complained: ${complaint.slice(0, 500)}`);
      killed.kills += 1;
      killed.real += 1;
      for (const name of readdirSync(folder)) if (random() < 0.3) setTime(join(folder, name), random);
      await aftermath(realDisk, folder, random, witness);
      told();
    }
  } finally {
    collect(killed, witness, `real kills, seed ${seed}`);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file's time jumps, years back or forth: that of a lock as well. */
function setTime(path: string, random: Random): void {
  const seconds = Date.now() / 1000 + (random() - 0.5) * 1e9;
  utimesSync(path, seconds, seconds);
}

/** After a kill: everything is looked at, and now and then somebody else was in the folder before the next life begins. */
async function aftermath(disk: Disk, folder: string, random: Random, witness: Witness): Promise<void> {
  const files = new MatchFiles(folder, () => {}, disk);
  await witness.look(files);
  if (random() > 0.2 || witness.matches.length === 0) return;
  await meddle(disk, folder, anyOf(witness.matches, random), random, (line) => witness.hear(line));
  await witness.look(files);
}

function collect(killed: Killed, { heard, resumed, troubles, faults }: Witness, where: string): void {
  killed.heard += heard;
  killed.opened += resumed;
  for (const [name, count] of Object.entries(troubles)) killed.troubles[name] = (killed.troubles[name] ?? 0) + count;
  killed.faults.push(...faults.map((fault) => `${fault} (${where})`));
}

/** Lets a process live, kills it some ms after it has said so many things, and gives what it had said. */
function killedProcess(words: readonly string[], things: number, after: number): Promise<{ readonly said: readonly Said[]; readonly complaint: string }> {
  return new Promise((resolve) => {
    const child: ChildProcess = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    let [text, complaint] = ['', ''];
    let timer: NodeJS.Timeout | undefined;
    child.stderr!.on('data', (data) => (complaint += String(data)));
    child.stdout!.on('data', (data) => {
      text += String(data);
      if (text.split('\n').length > things) timer ??= setTimeout(() => child.kill('SIGKILL'), after);
    });
    child.on('close', () => {
      clearTimeout(timer);
      resolve({ said: text.split('\n').slice(0, -1).map((line) => JSON.parse(line) as Said), complaint });
    });
  });
}

/** What was seen, for people. */
export function describeKills(seen: ReadonlyMap<string, Killed>): string {
  return [...seen].flatMap(([system, { kills, cuts, real, heard, opened, troubles, faults }]) => [
    `${system}: ${kills} kills (${real} of real processes, ${cuts} power cuts), ${heard} answers heard of, ${opened} times a match was opened or gone on with`,
    `  meanwhile: ${Object.entries(troubles).sort().map(([name, count]) => `${name} ${count}`).join(', ')}`,
    `  ${faults.length} faults`, ...faults.slice(0, 20).map((fault) => `  ${fault}`),
  ]).join('\n');
}
