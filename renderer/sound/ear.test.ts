import { describe, expect, it } from 'vitest';
import type { Means } from '../match/means.ts';
import type { Stage } from '../match/stage.ts';
import { instantly } from '../match/instantly.ts';
import { heardTable, TABLE } from './heard.fixture.ts';

const standing = (...args: Parameters<typeof heardTable>) => {
  const table = heardTable(...args);
  table.stage.snapTo(TABLE);
  return table;
};

describe('what sounds of what a table is told', () => {
  const [A, B] = ['0.a.1', '1.b.1'];
  const told: readonly (readonly [string, (stage: Stage) => void, readonly string[]])[] = [
    ['a figure is put down', (stage) => stage.move(A, { x: 5, y: 0, z: 5 }, 'carry', 400), ['place']],
    ['it is pushed', (stage) => stage.move(A, { x: 5, y: 0, z: 5 }, 'slide', 400), ['shove']],
    ['it leaps and lands on what lies there', (stage) => stage.move(A, { x: 5, y: 90, z: 5 }, 'leap', 400), ['leap', 'land', 'step-plate']],
    ['it flies', (stage) => stage.move(A, { x: 5, y: 90, z: 5 }, 'jet', 400), ['jet', 'land', 'step-plate']],
    ['it falls', (stage) => stage.act('0.a', 'fall', 600), ['fall']],
    ['it gets up', (stage) => stage.act('0.a', 'rise', 600), ['rise']],
    ['a unit of two is defeated', (stage) => stage.act('0.a', 'dissolve', 800), ['defeat']],
    ['it gathers', (stage) => stage.act(A, 'crouch', 300), ['gather']],
    ['it flinches: what hits it is heard', (stage) => stage.act(A, 'flinch', 300), []],
    ['it is hurt outside of an attack', (stage) => stage.harm(A, 2), ['hit-blunt']],
    ['it is healed', (stage) => stage.harm(A, -2), ['token-lose']],
    ['it gets tokens', (stage) => stage.addToken(B, 'focus', 1), ['token-gain']],
    ['it loses one', (stage) => stage.addToken(B, 'hunker', -Infinity), ['token-lose']],
    ['it is marked as having acted', (stage) => stage.addToken(B, 'done', 1), []],
    ['it has none to lose', (stage) => stage.addToken(B, 'focus', -Infinity), []],
    ['a marker is taken', (stage) => stage.changeMarker('m1', { owner: 1 }), ['marker-taken']],
    ['a marker is nobody’s', (stage) => stage.changeMarker('m1', { owner: null }), ['token-lose']],
    ['a marker counts', (stage) => stage.changeMarker('m1', { lit: true }), ['token-gain']],
    ['a token is moved on a track', (stage) => stage.slideToken(), ['token-lose']],
    ['a door opens', (stage) => stage.swing(1, true, 400), ['door']],
    ['a door stays as it is', (stage) => stage.swing(1, false, 400), []],
    ['a card is turned', (stage) => stage.turnCard(), ['card-turn']],
    ['a die is turned, added, changed', (stage) => { stage.turnDie('d20', 0, '4'); stage.addDie('d20', '4'); stage.changeDie('d20', '1', '2'); }, ['die-felt', 'die-felt', 'die-die']],
    ['dice that are not there are taken away', (stage) => stage.dropFaces('attack', 'strike', 2), []],
    ['somebody acts, is looked at, is hidden by nothing', (stage) => { stage.setActive('0.a'); stage.look([A], 1); stage.setDamage(A, 1); stage.clearDice(); stage.face(A, B); }, []],
    ['whoever is not on the table makes no sound', (stage) => { stage.act('9.z', 'fall', 1); stage.harm('9.z', 1); stage.move('9.z', { x: 0, y: 0, z: 0 }, 'walk', 1); }, []],
  ];

  it.each(told)('%s', (_, tell, sounds) => {
    const { aloud, heard } = standing();
    tell(aloud);
    expect(heard()).toEqual(sounds);
  });

  it.each([
    ['blaster', 'blaster', 'hit-bolt'], ['heavyBlaster', 'blaster-heavy', 'hit-bolt'], ['gun', 'gun', 'hit-bolt'], ['bow', 'bow', 'hit-blade'], ['thrown', 'thrown', 'hit-blade'],
    ['power', 'power', 'hit-bolt'], ['saber', 'saber-swing', 'hit-saber'], ['blade', 'blade-swing', 'hit-blade'], ['blunt', 'blunt-swing', 'hit-blunt'],
  ] as const satisfies readonly (readonly [Means, string, string])[])('an attack by %s is heard where it is made, its hit where it lands', (means, strike, hit) => {
    const { aloud, cues } = standing();
    aloud.setTarget(A, B, means);
    aloud.act(A, 'strike', 400);
    aloud.harm('1.b', 3);
    expect(cues.map(({ sound, at }) => [sound, at?.x])).toEqual([[strike, 0], [hit, 300]]);
  });

  it('with what somebody attacks is guessed from how far it is where nobody says it', () => {
    const { aloud, heard, stage } = standing();
    aloud.setTarget(A, B);
    aloud.blow(240);
    expect(heard()).toEqual(['blaster', 'hit-bolt']);
    Object.assign(stage.actors.get(B)!, { x: 50 });
    aloud.blow(240);
    expect(heard()).toEqual(['blunt-swing', 'hit-blunt']);
  });

  it('an attack that did nothing is heard at whom it was made against, and who ducks makes no other sound', () => {
    const { aloud, cues, heard } = standing();
    aloud.setTarget(A, B, 'blaster');
    aloud.act(B, 'crouch', 400);
    aloud.spare('missed', B);
    aloud.spare('noDamage');
    expect(cues.map(({ at }) => at?.x)).toEqual([300, 300]);
    expect(heard()).toEqual(['miss', 'parry']);
  });

  it.each([
    [['person', 'computer'], 0, 'won', 'match-won'], [['person', 'computer'], 1, 'lost', 'match-lost'], [['person', 'person'], 1, 'won', 'match-won'],
    [['computer', 'computer'], 1, 'won', 'match-won'], [['computer', 'person', 'computer'], 2, 'lost', 'match-lost'],
  ] as const)('where %s sit, what seat %d wins sounds as it is for the person', (seats, seat, part, whole) => {
    const { aloud, heard } = standing(seats);
    aloud.win(seat, 'part');
    aloud.win(seat, 'match');
    expect(heard()).toEqual([part, whole]);
  });

  it('what is done at once, and where the table is set, is not heard', () => {
    const { stage, heard, pass } = standing();
    const quiet = instantly(stage);
    quiet.move(A, { x: 300, y: 0, z: 0 }, 'walk', 900);
    quiet.act('0.a', 'dissolve', 900);
    quiet.harm(B, 3);
    quiet.throwDice([{ kind: 'd20', face: '3' }], 900);
    pass(1);
    stage.snapTo(TABLE);
    expect(heard()).toEqual([]);
  });

  it('dice are awaited that were thrown aloud, until nobody watches', () => {
    const { aloud, stage, ear } = standing();
    aloud.throwDice([{ kind: 'd20', face: '3' }], 900);
    expect([ear.awaits(stage.throws), ear.awaits(stage.throws + 1)]).toEqual([true, false]);
    stage.throwDice([{ kind: 'd20', face: '4' }], 900);
    expect(ear.awaits(stage.throws)).toBe(false);
    aloud.throwDice([{ kind: 'd20', face: '3' }], 900);
    aloud.hush();
    expect(ear.awaits(stage.throws)).toBe(false);
  });

  it('the speed of the table carries what comes later', () => {
    const { aloud, stage, cues } = standing();
    aloud.move(A, { x: 5, y: 0, z: 5 }, 'carry', 400);
    stage.speed = 4;
    aloud.move(A, { x: 9, y: 0, z: 5 }, 'carry', 400);
    expect(cues.map(({ after }) => after)).toEqual([0.4, 0.1]);
  });
});

describe('steps', () => {
  const walked = (speed: number, seconds: number, to = { x: 150, y: 0, z: 0 }, way: 'walk' | 'run' = 'walk') => {
    const table = standing(undefined, 'snow');
    table.stage.speed = speed;
    table.aloud.move('0.a.1', to, way, 900);
    table.pass(seconds);
    return table;
  };

  it('follow the figure on its ground, from where it stood to where it stands, and end there', () => {
    const { cues, pass } = walked(1, 1);
    const many = cues.length;
    expect(new Set(cues.map(({ sound }) => sound))).toEqual(new Set(['step-snow']));
    expect(many).toBeGreaterThan(4);
    expect(many).toBeLessThan(9);
    const places = cues.map(({ at }) => at!.x);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeLessThan(20);
    expect(places.at(-1)).toBeGreaterThan(130);
    pass(2);
    expect(cues).toHaveLength(many);
  });

  it('do not pile up at fourfold speed', () => {
    expect(walked(4, 1).cues.length).toBeLessThan(4);
    expect(walked(4, 1).cues.length).toBeGreaterThan(0);
  });

  it('are heard where pictures come slowly too: those between two of them after the second one', () => {
    const table = standing();
    table.aloud.move('0.a.1', { x: 150, y: 0, z: 0 }, 'walk', 900);
    for (let i = 0; i < 4; i++) table.frame(0.3);
    const after = table.cues.map((cue) => cue.after);
    expect(after.length).toBeGreaterThan(3);
    expect(after.length).toBeLessThan(9);
    expect(after.filter((seconds) => seconds > 0).length).toBeGreaterThan(0);
    expect(Math.max(...after)).toBeLessThan(0.5);
  });

  it('are quicker at a run', () => expect(walked(1, 1, undefined, 'run').cues.length).toBeGreaterThan(walked(1, 1).cues.length));

  it('are hands on rungs while it climbs', () => {
    const { heard } = walked(1, 1, { x: 60, y: 180, z: 0 });
    const sounds = heard();
    expect(sounds.filter((sound) => sound === 'rung').length).toBeGreaterThan(2);
    expect(sounds[0]).toBe('step-snow');
    expect(sounds.at(-1)).toBe('step-snow');
  });

  it('are heard no more once nobody watches', () => {
    const { aloud, cues, pass, hushes } = walked(1, 0.3);
    const many = cues.length;
    aloud.hush();
    pass(2);
    expect([cues.length, hushes()]).toEqual([many, 1]);
  });

  it('of a way that is told step by step go on as one way', () => {
    const table = standing();
    for (let i = 1; i <= 6; i++) {
      table.aloud.move('0.a.1', { x: i * 25, y: 0, z: 0 }, 'walk', 150);
      table.pass(0.15);
    }
    expect([5, 6, 7, 8]).toContain(table.heard().length);
  });
});
