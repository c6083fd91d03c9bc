import type { Point } from '../../engine/shape/point.ts';
import { match, stage } from '../match/match.ts';
import { scaleIn } from '../match/scaleIn.ts';
import type { Ground } from '../tools/ground.ts';
import { radiusOf } from './bases.ts';
import { figureInMind } from './inMind.ts';
import { plan } from './prospects.ts';

/** Thinks of the figure in mind at places that are pointed at while a key is held. */
export class Thinking {
  readonly #ground: Ground;
  #on = false;

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  get on(): boolean {
    return this.#on;
  }

  /** Thinks of it at a spot, at the height where it would stand there. */
  at(spot: Point | null): void {
    const state = match.getState();
    const figure = figureInMind(state, stage);
    const scale = scaleIn(state);
    if (spot === null || figure === null) return;
    const { situation } = state;
    if (situation?.face.placeAt !== undefined) {
      this.#on = true;
      plan({ figure, at: situation.face.placeAt(situation, figure, spot) });
      return;
    }
    if (scale === null) return;
    this.#on = true;
    this.#ground.ask('stand', { spot, radius: radiusOf(stage, figure), height: scale.figureHeight, levels: scale.levels })
      .then((at) => { if (this.#on) plan({ figure, at }); }, () => {});
  }

  stop(): void {
    if (this.#on) plan(null);
    this.#on = false;
  }
}
