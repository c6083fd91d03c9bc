import { buildAll, isAllStale } from './parts/bundle.mjs';
import { runWindow } from './parts/suites.mjs';
import { finish } from './parts/sum.mjs';

/**
 * Ten minutes of play in a browser (or the minutes after `--minutes`), match upon match, and a table of what the page and
 * the graphics card held after each sample. Fails when anything grows.
 */
const word = (option) => (process.argv.includes(option) ? process.argv[process.argv.indexOf(option) + 1] : undefined);

process.env.GANTRY_SOAK_MINUTES = word('--minutes') ?? '10';
if (isAllStale()) await buildAll();
finish([await runWindow(['e2e/soak/'])]);
