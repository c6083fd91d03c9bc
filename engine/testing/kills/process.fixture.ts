import { liveHere } from './process.ts';

await liveHere(process.argv.slice(3));
