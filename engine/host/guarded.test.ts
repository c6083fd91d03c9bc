import { describe, expect, it } from 'vitest';
import { workshops } from '../testing/workshop/index.ts';
import { BrokenRule } from './fault.ts';
import { guarded } from './guarded.ts';

describe.each(workshops)('$id: a guarded match', ({ offered: { rules, starter }, ground }) => {
  const play = rules.start(rules.readSetup(starter(ground.id)), ground.terrain());

  it('has a mind with all its parts', () => {
    expect(Object.keys(guarded(play).mind).sort()).toEqual(Object.keys(play.mind).sort());
    expect(guarded(play).mind.judge(play.state, 0)).toBe(play.mind.judge(play.state, 0));
    expect(guarded(play).mind.horizons).toEqual(play.mind.horizons);
  });

  it('says of whatever part breaks that a rule did', () => {
    const broken = (): never => { throw new Error('oops'); };
    const parts = Object.fromEntries(Object.entries(play.mind).map(([name, part]) => [name, typeof part === 'function' ? broken : part])) as unknown as typeof play.mind;
    const { mind } = guarded({ ...play, mind: parts });
    for (const part of Object.values(mind) as readonly unknown[]) if (typeof part === 'function') expect(part as () => void).toThrow(BrokenRule);
  });
});
