/** How long the last frames of something that moves took. */
export class FrameTimes {
  readonly #kept: number[] = [];
  readonly #many: number;

  /** `many` frames are judged by. */
  constructor(many: number) {
    this.#many = many;
  }

  /** One more frame, in milliseconds. */
  add(milliseconds: number): void {
    this.#kept.push(milliseconds);
    if (this.#kept.length > this.#many) this.#kept.shift();
  }

  /** Whether most of the last frames took longer than this; never before there are enough of them. */
  exceed(milliseconds: number): boolean {
    return this.#kept.length === this.#many && this.#kept.filter((one) => one > milliseconds).length * 2 > this.#many;
  }

  forget(): void {
    this.#kept.length = 0;
  }
}
