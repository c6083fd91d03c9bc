import { runLint, runTypes, runVitest } from './parts/suites.mjs';
import { finish } from './parts/sum.mjs';

/** Types, lint and the fast tests. */
finish([await runTypes(), await runLint(), await runVitest(['fast', 'screen'])]);
