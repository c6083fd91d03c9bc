import { position } from './scene.ts';

/** Who has Override closes a door at the end of its turn and holds it until the end of its next one (SWM-16.35): nobody comes through. */
export const holdTheDoor = position({
  name: 'hold-the-door',
  says: 'Vader stands before the only door, which is open, and Leia behind it: close it and hold it',
  map: ['#######.....', 'b..r...A....', '#######.....'],
  pieces: { b: { card: 'princess-leia-captive', damage: 20, force: 0, activated: true }, r: { card: 'r2-d2' }, A: { card: 'darth-vader-sith-lord', force: 0 } },
  acting: 'r',
  doors: [[[6, 1, 7, 1]]],
  open: [0],
  solution: ['end', 'close:0'],
  blunder: ['end', 'open:0'],
  solved: ({ state }) => !state.doors[0]!.open && state.doors[0]!.holder === '0.1',
});
