import { randomFrom, type Random } from '../../../../engine/core/rng.ts';
import { glide, struck } from './envelopes.ts';
import { filter, type Pass } from './filters.ts';
import { at, gain, late, mix, type Curve, type Wave } from './wave.ts';

/** A way in which a struck thing rings: pitch (Hz), how strongly, and the seconds in which it dies away by 60 dB. */
export type Mode = readonly [pitch: number, strength: number, t60: number];

const TAU = Math.PI * 2;

/** What one take of a sound is made with. The same seed makes the same take. */
export class Synth {
  readonly rate: number;
  readonly seconds: number;
  readonly random: Random;

  constructor(rate: number, seconds: number, seed: number) {
    this.rate = rate;
    this.seconds = seconds;
    this.random = randomFrom(seed);
  }

  /** 1, more or less by up to this share: no two takes are alike. */
  vary(by: number): number {
    return 1 + (this.random() * 2 - 1) * by;
  }

  /** A wave from a number for each moment. */
  make(sample: (t: number) => number): Wave {
    const wave = new Float32Array(Math.round(this.rate * this.seconds));
    for (let i = 0; i < wave.length; i++) wave[i] = sample(i / this.rate);
    return wave;
  }

  white(): Wave {
    return this.make(() => this.random() * 2 - 1);
  }

  /** Noise that is as strong in every octave. */
  pink(): Wave {
    let [a, b, c] = [0, 0, 0];
    return this.make(() => {
      const x = this.random() * 2 - 1;
      a = 0.99765 * a + x * 0.099046;
      b = 0.963 * b + x * 0.2965164;
      c = 0.57 * c + x * 1.0526913;
      return (a + b + c + x * 0.1848) * 0.32;
    });
  }

  /** Noise that loses 6 dB with every octave. */
  brown(): Wave {
    let low = 0;
    return this.make(() => (low = (low + (this.random() * 2 - 1) * 0.12) * 0.985));
  }

  /** Single ticks of any strength, so many a second. */
  crackle(many: Curve): Wave {
    return this.make((t) => (this.random() < at(many, t) / this.rate ? (this.random() * 2 - 1) * (0.3 + 0.7 * this.random()) : 0));
  }

  /** A tone; its pitch may move. */
  sine(pitch: Curve, phase = 0): Wave {
    let turn = phase;
    return this.make((t) => {
      const x = Math.sin(TAU * turn);
      turn += at(pitch, t) / this.rate;
      return x;
    });
  }

  /** A buzz with all overtones that the rate carries, each as weak as it is high. */
  saw(pitch: Curve): Wave {
    let turn = this.random();
    return this.make((t) => {
      const step = at(pitch, t) / this.rate;
      const x = 2 * turn - 1 - edge(turn, step);
      turn = (turn + step) % 1;
      return x;
    });
  }

  /** A tone whose pitch another one shakes: bells, metal, energy. */
  fm(pitch: Curve, ratio: number, depth: Curve): Wave {
    let [turn, other] = [0, 0];
    return this.make((t) => {
      const f = at(pitch, t);
      const x = Math.sin(TAU * turn + at(depth, t) * Math.sin(TAU * other));
      turn += f / this.rate;
      other += (f * ratio) / this.rate;
      return x;
    });
  }

  /** A struck body: each of its modes begins at once and dies by itself. `spread`: share by which each take's pitches differ. */
  modes(modes: readonly Mode[], spread = 0.03): Wave {
    const own = modes.map(([pitch, strength, t60]) => [pitch * this.vary(spread), strength * this.vary(0.2), t60, this.random() * 0.2] as const);
    return this.make((t) => {
      let sum = 0;
      for (const [pitch, strength, t60, phase] of own) {
        if (pitch < this.rate * 0.46) sum += strength * 10 ** ((-3 * t) / t60) * Math.sin(TAU * (pitch * t + phase));
      }
      return sum * Math.min(1, t / 0.0006);
    });
  }

  /** Something heavy: a low tone whose pitch falls from one to the other. It is driven, so that its overtones tell it where a loudspeaker is too small for it. */
  thump(from: number, to: number, t60: number, attack = 0.002): Wave {
    const [pitch, loud] = [glide(from, to, t60 * 0.55), struck(t60, attack)];
    return this.shaped(this.sine(pitch).map((x) => Math.tanh(2.6 * x + 0.7) - Math.tanh(0.7)), loud);
  }

  shaped(wave: Wave, by: Curve): Wave {
    return wave.map((x, i) => x * at(by, i / this.rate));
  }

  pass(wave: Wave, pass: Pass, corner: Curve, q?: number): Wave {
    return filter(wave, this.rate, pass, corner, q);
  }

  late(wave: Wave, seconds: number): Wave {
    return late(wave, seconds * this.rate);
  }

  /** With what a small room gives back, so loud, dying away by 60 dB in `t60` seconds. */
  inRoom(wave: Wave, loud: number, t60 = 0.35): Wave {
    const back = [0.0131, 0.0173, 0.0229, 0.0307].map((seconds) => {
      const line = new Float32Array(wave.length);
      const by = Math.round(seconds * this.rate);
      const keep = 10 ** ((-3 * seconds) / t60);
      for (let i = by; i < line.length; i++) line[i] = wave[i - by]! + keep * line[i - by]!;
      return gain(line, loud / 4);
    });
    return mix(wave, this.pass(mix(...back), 'low', 3200));
  }
}

/** Rounds off the jump of a saw, which would sound like tones that are not there. */
function edge(turn: number, step: number): number {
  if (turn < step) return 2 * (turn / step) - (turn / step) ** 2 - 1;
  if (turn > 1 - step) return ((turn - 1) / step) ** 2 + 2 * ((turn - 1) / step) + 1;
  return 0;
}
