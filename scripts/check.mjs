import { runLint, runTypes, runUnused, runVitest } from './parts/suites.mjs';
import { finish } from './parts/sum.mjs';

/** Types, lint, what nobody uses, and the fast tests. */
finish([await runTypes(), await runLint(), await runUnused(), await runVitest(['fast', 'screen'])]);
