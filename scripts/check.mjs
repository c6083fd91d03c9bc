import { runLooks, runVitest } from './parts/suites.mjs';
import { finish } from './parts/sum.mjs';

/** Types, lint, what nobody uses, and the fast tests. */
finish([...(await runLooks()), await runVitest(['fast', 'screen'])]);
