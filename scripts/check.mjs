import { runLooks, runVitest } from './parts/suites.mjs';
import { finish } from './parts/sum.mjs';

/** Types, lint, what nobody uses, and the fast tests beside them: together they keep two cores busy to the end. */
const looks = runLooks();
const tests = await runVitest(['fast', 'screen']);
finish([...(await looks), tests]);
