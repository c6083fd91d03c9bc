import { describe, expect, it } from 'vitest';
import { SOUNDS } from '../../assets/sounds.ts';
import { cueOf } from './cue.ts';
import { Mixer } from './mixer.ts';
import { soundForm, type SoundSettings } from './settings.ts';
import type { Speaker, Utterance } from './speaker.ts';

const LOUD: SoundSettings = soundForm.parse(undefined);
const HERE = { x: 0, y: 0, z: 0 };

function mixed(settings: Partial<SoundSettings> = {}) {
  const said: (Utterance & { ended: number | null })[] = [];
  const told: string[] = [];
  let [now, levels, ready] = [0, {} as Record<string, number>, true];
  const speaker: Speaker = {
    get now() { return now; },
    say: (utterance) => {
      if (!ready) return null;
      const one = { ...utterance, ended: null as number | null };
      said.push(one);
      return { end: (fade) => { one.ended = now + fade; } };
    },
    listen: () => { told.push('listen'); }, room: () => {}, loudness: (kinds) => { levels = kinds; }, duck: (seconds) => { told.push(`duck ${seconds.toFixed(2)}`); },
  };
  const mixer = new Mixer(speaker, { ...LOUD, ...settings }, () => 0.5);
  const [pass, is] = [(seconds: number): void => { now += seconds; }, (there: boolean): void => { ready = there; }];
  return { mixer, said, told, levels: () => levels, pass, ready: is, sounds: () => said.map(({ sound }) => sound) };
}

describe('the mixer', () => {
  it('plays nothing that nobody wants to hear, or while nobody is there', () => {
    for (const silent of [{ muted: true }, { master: 0 }, { fights: 0 }]) {
      const { mixer, said } = mixed(silent);
      mixer.hear(cueOf('blaster', HERE));
      expect(said).toEqual([]);
    }
    const { mixer, said } = mixed();
    mixer.leave(true);
    mixer.hear(cueOf('blaster', HERE));
    expect(said).toEqual([]);
    mixer.leave(false);
    mixer.hear(cueOf('blaster', HERE));
    expect(said).toHaveLength(1);
  });

  it('gives each kind its volume, half the way less than half as loud, and none at all when muted, which ends what sounds', () => {
    const { mixer, said, levels } = mixed({ master: 1, dice: 0.5 });
    expect(levels()).toMatchObject({ dice: 0.25, fights: expect.closeTo(0.64) });
    mixer.hear(cueOf('defeat', HERE));
    mixer.set({ ...LOUD, muted: true });
    expect(new Set(Object.values(levels()))).toEqual(new Set([0]));
    expect(said[0]!.ended).not.toBeNull();
  });

  it('does not begin the same sound twice at once, and another one does not wait', () => {
    const { mixer, sounds, pass } = mixed();
    for (let i = 0; i < 5; i++) mixer.hear(cueOf('blaster', HERE));
    mixer.hear(cueOf('gun', HERE));
    expect(sounds()).toEqual(['blaster', 'gun']);
    mixer.hear(cueOf('blaster', HERE, { after: 0.2 }));
    pass(0.4);
    mixer.hear(cueOf('blaster', HERE));
    expect(sounds()).toEqual(['blaster', 'gun', 'blaster', 'blaster']);
  });

  it('ends all that sounds or is to sound when it is cut', () => {
    const { mixer, said, pass } = mixed();
    mixer.hear(cueOf('defeat', HERE));
    mixer.hear(cueOf('fall', HERE, { after: 3 }));
    pass(0.1);
    mixer.hush();
    expect(said.map(({ ended }) => ended !== null && ended < 0.2)).toEqual([true, true]);
    // What comes then is heard.
    mixer.hear(cueOf('defeat', HERE));
    expect(said).toHaveLength(3);
  });

  it('has few at once: what matters less gives way, and steps to all else', () => {
    const { mixer, said, sounds } = mixed();
    for (let i = 0; i < 40; i++) mixer.hear(cueOf('step-plate', HERE, { after: i * 0.08 }));
    const long = SOUNDS['step-plate'].seconds;
    const most = Math.max(...said.map(({ after }) => said.filter((one) => one.after <= after && one.after + long > after).length));
    expect(most).toBeLessThanOrEqual(5);
    const fights = ['blaster', 'gun', 'bow', 'thrown', 'power', 'fall', 'miss', 'parry', 'defeat', 'saber-swing', 'blade-swing'] as const;
    for (const sound of fights) mixer.hear(cueOf(sound, HERE));
    mixer.hear(cueOf('won', null));
    mixer.hear(cueOf('place', HERE));
    expect(sounds()).toContain('won');
    const now = said.filter(({ after, ended }) => after === 0 && ended === null);
    expect(now.length).toBeLessThanOrEqual(14);
    const { mixer: full, said: all } = mixed();
    for (const sound of [...fights, 'blunt-swing', 'hit-bolt', 'hit-blade'] as const) full.hear(cueOf(sound, HERE));
    full.hear(cueOf('place', HERE));
    expect(all.map(({ sound }) => sound)).not.toContain('place');
    full.hear(cueOf('match-won', null));
    expect([all.at(-1)!.sound, all.filter(({ ended }) => ended !== null).length]).toEqual(['match-won', 1]);
  });

  it('takes another take each time', () => {
    const { mixer, said, pass } = mixed();
    for (let i = 0; i < 12; i++) {
      mixer.hear(cueOf('step-snow', HERE));
      pass(1);
    }
    for (const [i, { take }] of said.entries()) {
      expect(take).toBeLessThan(SOUNDS['step-snow'].takes);
      if (i > 0) expect(take).not.toBe(said[i - 1]!.take);
    }
  });

  it('lets the room keep back for a fight and for what is won, not for a step', () => {
    const { mixer, told } = mixed();
    mixer.hear(cueOf('step-snow', HERE));
    expect(told).toEqual([]);
    mixer.hear(cueOf('gun', HERE, { after: 0.5 }));
    expect(told).toEqual([`duck ${(0.5 + SOUNDS.gun.seconds).toFixed(2)}`]);
  });

  it('puts what has a place where it is heard from, and what has none beside the table', () => {
    const { mixer, said } = mixed();
    const listener = { at: { x: 0, y: 0, z: 1000 }, forward: { x: 0, y: 0, z: -1 }, right: { x: 1, y: 0, z: 0 }, up: { x: 0, y: 1, z: 0 } };
    mixer.hear(cueOf('gun', HERE));
    mixer.listen(listener);
    mixer.hear(cueOf('blaster', { x: 200, y: 0, z: 0 }));
    mixer.hear(cueOf('card-turn', null, { aside: 0.4 }));
    expect(said[0]!.at).toBeNull();
    expect(said[1]!.at!.x).toBeGreaterThan(200);
    expect([said[2]!.at, said[2]!.aside]).toEqual([null, 0.4]);
  });

  it('forgets what could not be played: its file was not there', () => {
    const { mixer, sounds, ready } = mixed();
    ready(false);
    mixer.hear(cueOf('gun', HERE));
    ready(true);
    mixer.hear(cueOf('gun', HERE));
    expect(sounds()).toEqual(['gun']);
  });
});

describe('how loud what is, as it is kept', () => {
  it('is read as it was set; what is missing or damaged has its usual value', () => {
    expect(soundForm.parse({ ...LOUD, dice: 0.1, muted: true, captions: true })).toEqual({ ...LOUD, dice: 0.1, muted: true, captions: true });
    expect(soundForm.parse({ master: 7, room: 'much', muted: 1 })).toEqual(LOUD);
    expect([LOUD.muted, LOUD.captions]).toEqual([false, false]);
    expect(soundForm.parse('off')).toEqual({ ...LOUD, muted: true });
    for (const kept of ['loud', null, 3]) expect(soundForm.parse(kept)).toEqual(LOUD);
  });
});
