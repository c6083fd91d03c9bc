import { beforeAll, describe, expect, test, vi } from 'vitest';
import { OBJLoader } from 'three/addons/loaders/OBJLoader.js';
import { STLLoader } from 'three/addons/loaders/STLLoader.js';
import { FAULTS, type FaultCode } from '../terrain/derive-faults.ts';
import { obj, platform, stl } from '../../testing/models.ts';
import { fileBroke, loaderBroke, shapeRefused, workBroke } from './breaks.ts';
import { spike } from './corpus.fixture.ts';
import { type ImportError } from './import-error.ts';
import { makePiece, takeApart } from './make-piece.ts';
import { readModel } from './read-model.ts';
import { guessStance } from './stance.ts';
import { thinnerReady } from './thin.ts';

beforeAll(thinnerReady);

const told = ({ field, code, details }: ImportError): readonly unknown[] => [field, code, details];
const refusal = (work: Promise<unknown>): Promise<ImportError> => work.then(() => { throw new Error('it was taken'); }, (error: unknown) => error as ImportError);

describe('what a loader throws is told by its kind, with the format', () => {
  test.each([
    ['memory', new RangeError('Array buffer allocation failed'), {}],
    ['memory', new RangeError('Invalid typed array length: 8589934592'), {}],
    ['memory', new Error('Aborted(OOM). Build with -sASSERTIONS for more info.'), {}],
    ['memory', Object.assign(new Error('Cannot create a string longer than 0x1fffffe8 characters'), { code: 'ERR_STRING_TOO_LONG' }), {}],
    ['depth', new RangeError('Maximum call stack size exceeded'), {}],
    ['depth', new Error('too much recursion'), {}],
    ['readerAbsent', new TypeError('Failed to fetch dynamically imported module: gantry://app/draco.js'), {}],
    ['readerAbsent', new TypeError('error loading dynamically imported module'), {}],
    ['listEnds', new RangeError('Offset is outside the bounds of the DataView'), { format: 'glTF' }],
    ['listEnds', new RangeError('start offset of Float32Array should be a multiple of 4'), { format: 'glTF' }],
    ['lacks', new TypeError('Cannot read properties of undefined (reading \'bufferView\')'), { format: 'glTF' }],
    ['lacks', new TypeError('t.getArray is not a function'), { format: 'glTF' }],
    // In words that nobody knows here the class says it.
    ['listEnds', new RangeError('Der Versatz liegt jenseits der Daten'), { format: 'glTF' }],
    ['listEnds', Object.assign(new Error('accès hors limites'), { name: 'RuntimeError' }), { format: 'glTF' }],
    ['lacks', new TypeError('„bufferView“ kann nicht gelesen werden'), { format: 'glTF' }],
    ['depth', Object.assign(new Error('trop de récursivité'), { name: 'InternalError' }), {}],
    ['loaderStops', new Error('Malformed buffer data: -2'), { format: 'glTF' }],
    ['loaderStops', 'a word', { format: 'glTF' }],
  ])('%s: %s', (code, broke, details) => {
    const made = loaderBroke(broke, 'glTF');
    expect(told(made)).toEqual(['', code, details]);
    const raw = broke instanceof Error ? broke.message : broke;
    expect(made.technical).toContain(raw.slice(0, 60));
    expect(made.message).not.toContain(raw);
  });

  test('what it says for a report is one line of 200 letters at most, without marks of direction', () => {
    expect(loaderBroke(new Error(`a\n\u202e b\t${'c'.repeat(500)}`), 'OBJ').technical).toBe(`Error: a b ${'c'.repeat(189)}`);
  });

  test.each([['OBJ', OBJLoader.prototype, obj(platform())], ['STL', STLLoader.prototype, stl(platform())]] as const)('%s', async (format, loader, bytes) => {
    const parse = vi.spyOn(loader, 'parse').mockImplementation(() => { throw new TypeError('Cannot read properties of undefined (reading \'x\')'); });
    try {
      const made = await refusal(readModel(bytes));
      expect(told(made)).toEqual(['', 'lacks', { format }]);
      expect(made.technical).toBe('TypeError: Cannot read properties of undefined (reading \'x\')');
    } finally {
      parse.mockRestore();
    }
  });
});

test('what breaks while a model that was read is worked on is the game’s fault, unless memory ran out', () => {
  expect(told(workBroke(new TypeError('Cannot read properties of undefined')))).toEqual(['', 'ownFault', {}]);
  expect(told(workBroke('Uncaught RangeError: Array buffer allocation failed'))).toEqual(['', 'memory', {}]);
});

test('a file that a browser does not give is told by the name of the fault', () => {
  const named = (name: string): Error => Object.assign(new Error('A requested file or directory could not be found'), { name });
  expect(['NotFoundError', 'NotReadableError', 'SecurityError', 'AbortError'].map((name) => fileBroke(named(name)).code)).toEqual(['fileGone', 'fileLocked', 'fileLocked', 'ownFault']);
});

describe('what rules cannot read of a made piece', () => {
  test('is told by the number of the part and the place in mm; what the check says of it is a detail', async () => {
    const model = await readModel(spike);
    const taken = takeApart(model, guessStance(model));
    const made = await refusal(makePiece(taken, { name: 'thing', budget: 2000, parts: taken.proposal.parts.map(({ kind }) => ({ kind })), strokes: [] }, 'somebody'));
    expect(told(made)).toEqual(['part 1', 'outline', { x: 170, z: -20 }]);
    expect(made.technical).toBe('footprint: it leaves out the mesh at x 170, z -20 mm');
  });

  test.each(Object.keys(FAULTS) as FaultCode[])('%s has a cause of its own words', (code) => {
    const why = FAULTS[code];
    const made = shapeRefused({ part: 'solid', field: 'top', code, details: { x: 1, z: 2, said: 3, there: 4 }, why }, 7);
    expect(made.field).toBe('part 7');
    expect(made.code).toBe(code.startsWith('outline') ? 'outline' : /^(top|bottom)Off$/.test(code) ? 'height' : 'shape');
    expect(made.message).not.toContain(why);
  });
});
