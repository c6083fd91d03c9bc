import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assetsFolder } from './kit/check/read.ts';
import { readWav, traitsOf, type Traits } from './kit/check/sound.ts';
import { makeSound } from './kit/sounds/build.ts';
import { filter } from './kit/sounds/synth/filters.ts';
import { CEILING } from './kit/sounds/synth/finish.ts';
import { loudness } from './kit/sounds/synth/measure.ts';
import { peakOf, type Wave } from './kit/sounds/synth/wave.ts';
import { wavOf } from './kit/sounds/wav.ts';
import { SOUND_IDS, SOUNDS, type SoundId } from './sounds.ts';

const isRoom = (id: SoundId): boolean => id.startsWith('room-');
const kept = new Map(SOUND_IDS.map((id) => [id, readWav(readFileSync(`${assetsFolder}sounds/${id}.wav`))]));

/** The takes of a kept file. */
function takesOf(id: SoundId): readonly Wave[] {
  const { wave } = kept.get(id)!;
  const long = wave.length / SOUNDS[id].takes;
  return Array.from({ length: SOUNDS[id].takes }, (_, i) => wave.slice(i * long, (i + 1) * long));
}

const traits = new Map(SOUND_IDS.map((id) => [id, takesOf(id).map((take) => traitsOf(take, SOUNDS[id].rate))]));

/** How unlike two sounds are: each trait counts in steps that ears tell apart with ease. */
const apart = (a: Traits, b: Traits): number => Math.hypot(
  Math.log2(a.centre / b.centre) / 0.33, (a.width - b.width) / 0.33, Math.log2((a.noise + 1e-3) / (b.noise + 1e-3)) / 1.5, (a.low - b.low) / 0.2,
  Math.log2((a.half + 0.004) / (b.half + 0.004)) / 0.6, Math.log2((a.most + 0.01) / (b.most + 0.01)) / 0.6,
);

describe('sounds', () => {
  it('are all kept with their licence, and nothing else is; together they stay small', () => {
    const files = readdirSync(`${assetsFolder}sounds`).sort();
    expect(files).toEqual(['LICENSE.txt', ...SOUND_IDS.map((id) => `${id}.wav`).sort()]);
    expect(files.reduce((sum, file) => sum + readFileSync(`${assetsFolder}sounds/${file}`).length, 0)).toBeLessThan(1.6 * 1024 * 1024);
  });

  it('are what their recipes make, within what machines differ', () => {
    for (const id of SOUND_IDS) {
      const made = makeSound(id);
      const { wave, rate } = kept.get(id)!;
      expect([wave.length, rate], id).toEqual([made.length, SOUNDS[id].rate]);
      const off = wave.reduce((most, x, i) => Math.max(most, Math.abs(x - made[i]!)), 0);
      expect(off, id).toBeLessThan(0.002);
    }
  });

  it.each(SOUND_IDS)('%s has its length, is loud enough, keeps under the ceiling and has no offset', (id) => {
    for (const [i, take] of takesOf(id).entries()) {
      expect(take.length / SOUNDS[id].rate).toBeCloseTo(SOUNDS[id].seconds, 3);
      const { peak, offset, loudness: loud } = traits.get(id)![i]!;
      expect(peak).toBeLessThanOrEqual(CEILING + 1e-3);
      expect(Math.abs(offset)).toBeLessThan(1e-4);
      expect(loud).toBeGreaterThan(isRoom(id) ? -22 : -20);
      expect(loud).toBeLessThan(isRoom(id) ? -18 : -16);
    }
  });

  it.each(SOUND_IDS)('%s is heard from a small loudspeaker too, which gives little below 220 Hz', (id) => {
    const { rate } = SOUNDS[id];
    for (const take of takesOf(id)) expect(loudness(filter(filter(take, rate, 'high', 220), rate, 'high', 220), rate)).toBeGreaterThan(-26);
  });

  it.each(SOUND_IDS.filter((id) => !isRoom(id)))('every take of %s begins and ends in silence and has died away by then', (id) => {
    for (const take of takesOf(id)) {
      expect(Math.abs(take[0]!) + Math.abs(take.at(-1)!)).toBeLessThan(1e-3);
      const tail = take.subarray(-Math.round(take.length * 0.03));
      expect(peakOf(tail)).toBeLessThan(0.12 * peakOf(take));
    }
  });

  it.each(SOUND_IDS.filter(isRoom))('%s goes round without a seam', (id) => {
    const { wave } = kept.get(id)!;
    const steps = wave.subarray(1).map((x, i) => Math.abs(x - wave[i]!));
    expect(Math.abs(wave[0]! - wave.at(-1)!)).toBeLessThan(peakOf(steps));
    const level = (from: number): number => loudness(wave.slice(from, from + SOUNDS[id].rate / 2), SOUNDS[id].rate);
    expect(Math.abs(level(0) - level(wave.length - SOUNDS[id].rate / 2))).toBeLessThan(5);
  });

  it('takes of one sound differ, and none is the other one again', () => {
    for (const id of SOUND_IDS.filter((one) => SOUNDS[one].takes > 1)) {
      const [first, ...others] = takesOf(id);
      const energy = first!.reduce((sum, x) => sum + x * x, 0);
      for (const other of others) expect(first!.reduce((sum, x, i) => sum + (x - other[i]!) ** 2, 0) / energy, id).toBeGreaterThan(0.1);
    }
  });

  it('each is told from every other by pitch, width, noise and how fast it dies', () => {
    const alike: string[] = [];
    for (const [i, one] of SOUND_IDS.entries()) {
      for (const other of SOUND_IDS.slice(i + 1)) {
        const least = Math.min(...traits.get(one)!.flatMap((a) => traits.get(other)!.map((b) => apart(a, b))));
        if (least < 1) alike.push(`${one} ~ ${other}: ${least.toFixed(2)}`);
      }
    }
    expect(alike).toEqual([]);
  });
});

describe('wav', () => {
  it('is read as it was written, and nothing else is read', () => {
    const wave = Float32Array.from({ length: 100 }, (_, i) => Math.sin(i / 7) * 0.8);
    const bytes = wavOf(wave, 16000);
    const back = readWav(bytes);
    expect(back.rate).toBe(16000);
    expect(Math.max(...back.wave.map((x, i) => Math.abs(x - wave[i]!)))).toBeLessThan(1 / 32000);
    expect(() => readWav(bytes.subarray(0, 60))).toThrow('one channel');
    expect(() => readWav(new Uint8Array(80))).toThrow('one channel');
  });

  it('what is louder than full scale is kept at full scale', () => {
    expect([...readWav(wavOf(Float32Array.of(1.5, -2), 8000)).wave]).toEqual([1, -1]);
  });
});
