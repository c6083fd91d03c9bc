import { run } from './gantry.ts';

process.exitCode = await run(process.argv.slice(2));
