import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Event } from '../miniatures/events.ts';
import { GOLDEN } from './transcripts.ts';

/** The text kept in `golden/`, or nothing; line ends as git may have changed them on Windows are put right. */
function kept(name: string): string {
  const file = new URL(`./golden/${name}.txt`, import.meta.url);
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : '';
}

describe('golden transcripts: when a rule was meant to change, run `npm run transcripts` and read the difference', () => {
  for (const { name, write } of GOLDEN) test(name, async () => expect((await write()).text.split('\n')).toEqual(kept(name).split('\n')));

  test('those of Miniatures hold every kind of event but three that are rare, who climbs, and who holds a door open and closed (SWM-8.1, SWM-16.35)', async () => {
    const all = await Promise.all(GOLDEN.filter(({ name }) => name.startsWith('miniatures')).map(({ write }) => write()));
    const kinds = new Set(all.flatMap((written) => [...written.kinds]));
    expect(Object.entries(HELD).filter(([kind, held]) => kinds.has(kind) !== held)).toEqual([]);
    const text = all.map((written) => written.text).join('\n');
    const lines = [
      / moves from \d+,\d+ to \d+,\d+,1 for /, / holds door \d+ shut/,
      / holds door \d+ open/, /uses the Force \(blaster-barrage\)/,
    ];
    for (const line of lines) expect(text).toMatch(line);
  });
});

/** Kinds of events of Miniatures, and whether the transcripts hold them. */
const HELD: Readonly<Record<Event['type'], boolean>> = {
  joined: true, mustered: true, deployed: true, roundBegun: true, initiativeRolled: true, initiativeWon: true, firstChosen: true, phaseBegun: true,
  activated: true, stepped: true, opportunityTaken: true, strafed: true, featUsed: true, attackDeclared: true, targetDrawn: true, saveRolled: true,
  fireCombined: true, attackRolled: true, hit: true, guarded: true, missed: true, damaged: true, defeated: true, forceSpent: true, forceGained: true,
  hastened: true, actionTaken: true, leapt: true, lessonTaught: true, fumbled: true, doorMoved: true, doorHeld: true, doorReleased: true, turnEnded: true,
  roundEnded: true, decided: true,
  attackResumed: false, stoodStill: false, healed: false,
};
