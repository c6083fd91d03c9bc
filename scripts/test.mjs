import { runBuild, runLooks, runVitest, runWindow } from './parts/suites.mjs';
import { finish } from './parts/sum.mjs';

/** Everything. Later steps run even when earlier ones fail, so that one run shows all that is wrong. */
const looks = runLooks();
const fast = await runVitest(['fast', 'screen']);
const results = [...(await looks), fast, await runVitest(['slow'])];
const built = await runBuild();
results.push(built);
results.push(built.failed === 0 ? await runWindow() : { name: 'tests in a window', passed: 0, failed: 1, seconds: 0, note: 'not run: the build failed' });
finish(results);
