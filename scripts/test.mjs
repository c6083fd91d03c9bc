import { runBuild, runLooks, runVitest, runWindow } from './parts/suites.mjs';
import { finish } from './parts/sum.mjs';

/** Everything. Later steps run even when earlier ones fail, so that one run shows all that is wrong. */
const looks = runLooks();
const fast = await runVitest(['fast', 'screen']);
const results = [...(await looks), fast];
const built = await runBuild();
results.push(built, await runVitest(['clock']));
// The long tests want processors, those in a window wait for pictures and clocks most of the time: together they take little more than the longer ones.
const slow = runVitest(['slow'], { beside: true });
const inWindow = built.failed === 0 ? await runWindow() : { name: 'tests in a window', passed: 0, failed: 1, seconds: 0, note: 'not run: the build failed' };
finish([...results, await slow, inWindow]);
