import model from '../import/model.worker.ts?worker&url';
import coarsener from '../table/detail/coarsen.worker.ts?worker&url';
import painter from '../table/surface/painter.worker.ts?worker&url';
import ground from './ground.worker.ts?worker&url';
import { trustedWorker } from './trusted.ts';

const trusted = trustedWorker([ground, painter, model, coarsener]);

/** Measures a table off the page's thread. */
export const groundWorker = (): Worker => new Worker(trusted(ground), { type: 'module' });
/** Paints pictures off the page's thread. */
export const painterWorker = (): Worker => new Worker(trusted(painter), { type: 'module' });
/** Reads models and makes pieces of them off the page's thread. */
export const modelWorker = (): Worker => new Worker(trusted(model), { type: 'module' });
/** Makes coarser levels of pieces off the page's thread. */
export const coarsenerWorker = (): Worker => new Worker(trusted(coarsener), { type: 'module' });
