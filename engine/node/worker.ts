import { parentPort, workerData } from 'node:worker_threads';
import { systems } from '../host/systems.ts';
import { Content } from './content.ts';
import { answerJobs } from './think.ts';

if (parentPort === null) throw new Error('this file runs as a worker thread');
const content = new Content((workerData as { readonly assets: string }).assets);
answerJobs(parentPort, systems, (table) => content.terrain(table));
