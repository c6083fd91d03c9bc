import { parentPort, workerData } from 'node:worker_threads';
import type { Ground } from '../host/ground.ts';
import { ReadingHere } from '../host/reading/here.ts';
import { systems } from '../host/systems.ts';
import { Content } from './content.ts';
import { answerReading } from './read.ts';
import { tablesOf } from './table-file.ts';
import { answerJobs } from './think.ts';

/** What a thread is told at its start: its work, and where content lies. */
export interface WorkerData {
  readonly work: 'think' | 'read';
  readonly assets: string;
}

if (parentPort === null) throw new Error('this file runs as a worker thread');
const { work, assets } = workerData as WorkerData;
const content = new Content(assets);
const terrain = (table: Ground): Promise<unknown> => content.terrain(table);
if (work === 'think') answerJobs(parentPort, systems, terrain);
else answerReading(parentPort, { matches: new ReadingHere(systems, terrain), tables: tablesOf(content, assets) });
