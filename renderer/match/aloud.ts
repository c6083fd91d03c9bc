import { DeafStage } from './deafStage.ts';
import type { Stage } from './stage.ts';

/** The table as it is told what is shown in its own time. Whoever listens hears everything that it is told, just before; what is done at once, and where a film is scrubbed, is told to the table alone. */
export class Aloud implements Stage {
  readonly #table: Stage;
  #ear: Stage = new DeafStage();

  constructor(table: Stage) {
    this.#table = table;
  }

  /** Lets somebody listen, instead of whoever did. */
  to(ear: Stage): void {
    this.#ear = ear;
  }

  #tell<N extends keyof Stage>(name: N): Stage[N] {
    const both = (...args: readonly unknown[]): void => {
      for (const one of [this.#ear, this.#table]) (one[name] as (...told: readonly unknown[]) => void)(...args);
    };
    return both as Stage[N];
  }

  readonly clear = this.#tell('clear');
  readonly snapTo = this.#tell('snapTo');
  readonly prepare = this.#tell('prepare');
  readonly move = this.#tell('move');
  readonly act = this.#tell('act');
  readonly face = this.#tell('face');
  readonly harm = this.#tell('harm');
  readonly setDamage = this.#tell('setDamage');
  readonly spare = this.#tell('spare');
  readonly addToken = this.#tell('addToken');
  readonly setActive = this.#tell('setActive');
  readonly setTarget = this.#tell('setTarget');
  readonly blow = this.#tell('blow');
  readonly throwDice = this.#tell('throwDice');
  readonly dropFaces = this.#tell('dropFaces');
  readonly turnDie = this.#tell('turnDie');
  readonly changeDie = this.#tell('changeDie');
  readonly addDie = this.#tell('addDie');
  readonly clearDice = this.#tell('clearDice');
  readonly setMarkers = this.#tell('setMarkers');
  readonly changeMarker = this.#tell('changeMarker');
  readonly swing = this.#tell('swing');
  readonly turnCard = this.#tell('turnCard');
  readonly slideToken = this.#tell('slideToken');
  readonly win = this.#tell('win');
  readonly look = this.#tell('look');
  readonly hush = this.#tell('hush');
}
