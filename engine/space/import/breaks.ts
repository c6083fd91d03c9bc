/** What breaks while a model is read or worked on, told by kinds: loaders and browsers say it in words of their own, which are a detail for a report and no more. */
import type { Fault } from '../terrain/derive-faults.ts';
import { ImportError, type Refused } from './import-error.ts';
import type { ModelFormat } from './raw.ts';

type Broken = 'memory' | 'depth' | 'ends' | 'lacks' | 'absent' | 'other';

/** How engines and libraries tell each kind, in the order in which they are looked for: Chromium, Firefox, Safari and Node each in their way. */
const TOLD: readonly (readonly [Broken, RegExp])[] = [
  ['depth', /call stack|too much recursion/i],
  ['absent', /dynamically imported module|importing a module|failed to fetch|load failed|networkerror|http status code/i],
  ['memory', /allocation|out of memory|\boom\b|enlarge memory|array length|array buffer length|string length|string longer|array size|invalid array/i],
  ['ends', /out of bounds|outside the bounds|out of range|beyond|multiple of|too short|length of|offset/i],
  ['lacks', /of undefined|of null|is undefined|is null|undefined is not|null is not|not iterable|not a function|not an object|not found|missing/i],
];

/** What each class of errors mostly tells of, in whatever words and language: its name is the same everywhere. */
const CLASSES: Readonly<Record<string, Broken>> = { RangeError: 'ends', RuntimeError: 'ends', TypeError: 'lacks', InternalError: 'depth' };

/** What kind of break something thrown tells of: by its words where they are known ones, else by its class. */
function kindOf(broke: unknown): Broken {
  const name = broke instanceof Error ? broke.name : '';
  const text = broke instanceof Error ? `${name}: ${broke.message}` : String(broke);
  return TOLD.find(([, told]) => told.test(text))?.[0] ?? CLASSES[name] ?? 'other';
}

/** What a loader of a format tripped over in spite of all checks: the file's fault, unless the machine or the game lacks something. */
export function loaderBroke(broke: unknown, format: ModelFormat): ImportError {
  const refused = {
    memory: ['', 'memory'], depth: ['', 'depth'], absent: ['', 'readerAbsent'],
    ends: ['', 'listEnds', { format }], lacks: ['', 'lacks', { format }], other: ['', 'loaderStops', { format }],
  } as const satisfies Readonly<Record<Broken, Refused>>;
  return ImportError.by(broke, ...refused[kindOf(broke)]);
}

/** What broke outside a loader, where the file was read or is no matter: a fault of the game, or of too little memory. */
export function workBroke(broke: unknown): ImportError {
  const kind = kindOf(broke);
  return kind === 'memory' || kind === 'depth' ? ImportError.by(broke, '', kind) : ImportError.by(broke, '', 'ownFault');
}

/** A file that a browser does not give, by the name of what it throws. */
export function fileBroke(broke: unknown): ImportError {
  const name = broke instanceof Error ? broke.name : '';
  if (name === 'NotFoundError') return ImportError.by(broke, '', 'fileGone');
  return name === 'NotReadableError' || name === 'SecurityError' || name === 'NotAllowedError' ? ImportError.by(broke, '', 'fileLocked') : workBroke(broke);
}

/** What the rules' own check does not bear out of a made piece. `part`: its number in the list of parts, from 1. */
export function shapeRefused({ code, details, field, why }: Fault, part: number): ImportError {
  const [at, said] = [`part ${part}`, `${field}: ${why}`];
  const { x = 0, z = 0, said: top = 0, there = 0 } = details;
  switch (code) {
    case 'outlineShort': case 'outlineBare': case 'outlineCrosses': return ImportError.by(said, at, 'outline', { x, z });
    case 'topOff': case 'bottomOff': return ImportError.by(said, at, 'height', { said: top, there });
    default: return ImportError.by(said, at, 'shape');
  }
}
