import { NO_GUIDE, type Guide } from './guide.ts';

/** Leads the eye of this window: nobody before the table's code is there, then who follows. */
class Lead implements Guide {
  #guide = NO_GUIDE;

  /** Leaves it to somebody. */
  to(guide: Guide): void {
    this.#guide = guide;
  }

  before(...shown: Parameters<Guide['before']>): number {
    return this.#guide.before(...shown);
  }

  after(...shown: Parameters<Guide['after']>): number {
    return this.#guide.after(...shown);
  }
}

export const lead = new Lead();
