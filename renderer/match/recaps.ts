import type { Update } from '../../engine/host/link.ts';
import { isOthersStory, isOwn, NO_STORY, toldOn, type Story } from './recap.ts';

/** What happened since a person's last answer, and in the last turn of others before that. */
export class Recaps {
  #now = NO_STORY;
  #earlier = NO_STORY;
  #known: Update | null = null;

  /** Learns of an update that stands on the table or was passed over. `missed`: not everything of it was shown in its own time. */
  take(update: Update, missed: boolean): void {
    if (isOwn(update) && isOthersStory(this.#now)) this.#earlier = this.#now;
    this.#now = toldOn(this.#now, this.#known, update, missed);
    // What was taken back never happened.
    if (update.answered === null) [this.#now, this.#earlier] = [upTo(this.#now, update.at), upTo(this.#earlier, update.at)];
    this.#known = update;
  }

  /** What can be told: of the turn of others that was the last one. */
  get story(): Story {
    return isOthersStory(this.#now) ? this.#now : this.#earlier;
  }

  /** Whether others did something since the person's last answer that was not shown in its own time. */
  get isDue(): boolean {
    return this.#now.missed && isOthersStory(this.#now);
  }

  /** The person has seen it. */
  seen(): void {
    this.#now = { ...this.#now, missed: false };
  }

  clear(): void {
    [this.#now, this.#earlier, this.#known] = [NO_STORY, NO_STORY, null];
  }
}

const upTo = ({ chapters, missed }: Story, at: number): Story => ({ chapters: chapters.filter(({ update }) => update.at <= at), missed });
