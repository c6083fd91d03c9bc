/** A door on its way, or at its end. */
interface Swing {
  /** How far it is open, from 0 to 1. */
  share: number;
  open: boolean;
  /** Seconds from closed to open. */
  seconds: number;
}

/** The doors of a table by their numbers, as they are shown. One that nobody has told of is closed. */
export class Swings {
  readonly #doors: Swing[] = [];

  /** Shows exactly this, ending every movement. */
  set(open: readonly boolean[]): void {
    this.#doors.length = 0;
    for (const each of open) this.#doors.push({ share: each ? 1 : 0, open: each, seconds: 0 });
  }

  /** Lets one open or close within so many milliseconds. */
  begin(door: number, open: boolean, milliseconds: number): void {
    while (this.#doors.length <= door) this.#doors.push({ share: 0, open: false, seconds: 0 });
    Object.assign(this.#doors[door]!, { open, seconds: milliseconds / 1000 });
  }

  /** How far a door is open, from 0 to 1: it sets off and comes to rest gently. */
  share(door: number): number {
    const share = this.#doors[door]?.share ?? 0;
    return share * share * (3 - 2 * share);
  }

  /** Whether a door is open, or on its way there. */
  isOpen(door: number): boolean {
    return this.#doors[door]?.open ?? false;
  }

  /** Carries them on by `seconds`. Returns whether one moved. */
  advance(seconds: number): boolean {
    let moved = false;
    for (const door of this.#doors) {
      const goal = door.open ? 1 : 0;
      if (door.share === goal) continue;
      const by = door.seconds > 0 ? seconds / door.seconds : 1;
      door.share = door.open ? Math.min(1, door.share + by) : Math.max(0, door.share - by);
      moved = true;
    }
    return moved;
  }

  get resting(): boolean {
    return this.#doors.every(({ share, open }) => share === (open ? 1 : 0));
  }
}
