import { pieceOf } from '../../engine/space/terrain/pack.ts';
import { readPiece } from '../../engine/space/terrain/piece.ts';
import { buildTerrain, parseTable, type TableFile } from '../../engine/space/terrain/table.ts';
import type { Terrain } from '../../engine/space/terrain/terrain.ts';
import { groundRules } from '../faces/ground.ts';
import { unpacked } from '../table/unpacked.ts';
import { answer } from './answers.ts';
import { fieldSteps } from './fieldSteps.ts';
import type { GroundRules } from './groundRules.ts';
import type { FromWorker, LatticeField, OwnPieces, Question, ToWorker } from './groundTalk.ts';
import { Jobs } from './jobs.ts';

const say = (message: FromWorker): void => (self as unknown as Worker).postMessage(message);
const words = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));

/** What is asked about, and how its rule system calls the answers. */
interface Laid {
  readonly terrain: Terrain;
  readonly rules: GroundRules;
}

let laid: Promise<Laid> = Promise.reject(new Error('no table yet'));
laid.catch(() => {});

const jobs = new Jobs<LatticeField>({ now: () => performance.now(), later: (run) => { setTimeout(run, 0); } });
/** Fields that were given up before the table was built. */
const stopped = new Set<number>();

async function read(table: string, root: string): Promise<TableFile> {
  const reply = await fetch(`${root}tables/${table}.json`);
  if (!reply.ok) throw new Error(`table "${table}" cannot be read (${reply.status})`);
  return parseTable(await reply.json());
}

/** `file`: the table, where it does not come with the game. */
async function build(table: string, system: string, root: string, file: TableFile | null, own: OwnPieces): Promise<Laid> {
  const began = performance.now();
  const rules = groundRules(system);
  rules.catch(() => {}); // told where it is waited for
  const layout = file ?? (await read(table, root));
  const names = [...new Set(layout.features.map(({ piece }) => piece))];
  const pieces = await Promise.all(names.map(async (name) => {
    const bytes = own.get(name);
    if (bytes !== undefined) return [name, await readPiece(bytes)] as const;
    const packed = pieceOf(layout.carries ?? [], name);
    if (packed !== null) return [name, { ...(await readPiece(packed.bytes)), name }] as const;
    return [name, await readPiece(await unpacked(`${root}pieces/${layout.theme}/${name}.glb.pack`))] as const;
  }));
  const terrain = buildTerrain(layout, new Map(pieces));
  say({ kind: 'ready', milliseconds: performance.now() - began });
  return { terrain, rules: await rules };
}

async function asked(id: number, question: Question): Promise<void> {
  const { terrain, rules } = await laid;
  say({ kind: 'answer', id, gives: answer(terrain, rules, question) });
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case 'table':
      laid = build(data.table, data.system, data.root, data.file, data.pieces);
      laid.catch((fault: unknown) => say({ kind: 'fault', message: words(fault) }));
      return;
    case 'ask':
      asked(data.id, data.question).catch((fault: unknown) => say({ kind: 'failed', id: data.id, message: words(fault) }));
      return;
    case 'work': {
      const { id, question } = data;
      const failed = (fault: unknown): void => say({ kind: 'failed', id, message: words(fault) });
      laid.then(({ terrain, rules }) => {
        if (stopped.delete(id)) return;
        jobs.start(id, fieldSteps(terrain, rules, question), { progress: (share) => say({ kind: 'progress', id, share }), done: (gives) => say({ kind: 'answer', id, gives }), failed });
      }).catch(failed);
      return;
    }
    case 'stop':
      if (!jobs.stop(data.id)) stopped.add(data.id);
      return;
    default: data satisfies never;
  }
});
