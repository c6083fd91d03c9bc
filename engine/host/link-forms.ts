/** Forms of what the host gives back and sends unasked: checked before it leaves, and again where it arrives. */
import { z } from 'zod';
import { answerForm, pointForm, wholeForm } from '../core/form.ts';
import type { CallName } from './link-calls.ts';
import { lockForm, seatForm, styleForm } from './link-words.ts';

const about = z.record(z.string(), z.union([z.string(), z.number()]));
const refusalForm = z.strictObject({ rule: z.string(), why: z.string(), detail: about.optional() });
const seatNumber = z.number().int().min(0);
const baseForm = { at: pointForm, radius: z.number() };

const pickForm = z.strictObject({
  kind: z.literal('pick'), seat: seatNumber, ask: z.string(), about, options: z.array(z.string()),
  closed: z.array(z.strictObject({ option: z.string(), rule: z.string(), why: z.string(), detail: about.optional() })),
  shut: z.array(z.strictObject({ options: z.array(z.string()), rule: z.string(), why: z.string(), detail: about.optional() })).optional(),
  details: z.record(z.string(), about).optional(),
  min: z.number().int(), max: z.number().int(),
  ways: z.strictObject({
    figure: z.string(), to: z.record(z.string(), z.strictObject({ via: z.string().nullable(), cost: z.number(), strikes: z.array(z.string()).optional() })),
  }).optional(),
});

const requestForm = z.discriminatedUnion('kind', [
  pickForm,
  z.strictObject({
    kind: z.literal('place'), seat: seatNumber, ask: z.string(), about, figure: z.string(), body: z.strictObject({ ...baseForm, height: z.number() }),
    others: z.array(z.looseObject(baseForm)), zone: z.looseObject({ kind: z.string() }),
    apart: z.strictObject({ bases: z.array(z.looseObject(baseForm)), range: z.number() }).optional(),
    followers: z.array(z.strictObject({
      figure: z.string(), of: z.looseObject(baseForm).nullable(), radius: z.number(), height: z.number(), range: z.number(),
    })).optional(),
    optional: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('roll'), why: z.string(), die: z.string(), sides: z.number().int(), count: z.number().int(), about }),
]);

const eventForm = z.looseObject({ type: z.string() });
const eventsForm = z.array(eventForm);
const answeredForm = z.strictObject({ seat: seatNumber.nullable() }).nullable();

const updateForm = z.strictObject({
  match: z.string(), system: z.string(), table: z.string(), setup: z.unknown(), seats: z.array(seatForm), at: seatNumber,
  answered: answeredForm,
  events: eventsForm, earlier: z.array(z.strictObject({ at: seatNumber, events: eventsForm })).optional(),
  view: z.unknown(), request: requestForm.nullable(), awaits: seatForm.nullable(),
  back: z.strictObject({ to: seatNumber.nullable(), free: z.boolean(), beyond: z.enum(['chance', 'other', 'start']), ahead: seatNumber }).nullable(),
  outcome: z.union([seatNumber, z.literal('draw')]).nullable(),
});

const summaryForm = z.strictObject({
  match: z.string(),
  name: z.string(),
  system: z.string(),
  table: z.string(),
  tableName: z.string().optional(),
  seats: z.array(seatForm),
  answers: seatNumber,
  saved: z.number(),
  size: z.number(),
  over: z.boolean(),
  turn: z.number().int(),
  teams: z.array(z.string()),
  score: z.string(),
  result: z.string(),
  takenBack: seatNumber,
  problem: z.string().nullable(),
});

const shownForm = { printed: z.array(z.string()).optional(), tags: z.array(z.string()).optional(), pictured: z.boolean().optional() };
const catalogueForm = z.strictObject({
  systems: z.array(z.strictObject({ id: z.string(), cards: z.array(z.unknown()), missions: z.array(z.unknown()), styles: z.array(styleForm) })),
  tables: z.array(z.strictObject({
    id: z.string(), name: z.string(), theme: z.string(), systems: z.array(z.string()).optional(), own: z.boolean().optional(), ...shownForm,
  })),
  matches: z.array(summaryForm), binned: wholeForm,
});

const ownTablesForm = z.strictObject({
  tables: z.array(z.strictObject({
    table: z.string(), name: z.string(), theme: z.string(), systems: z.array(z.string()).optional(), ...shownForm,
    saved: z.number(), size: z.number(), problem: z.string().nullable(),
  })),
  binned: wholeForm,
});
const binnedTablesForm = z.strictObject({
  tables: z.array(z.strictObject({
    binned: z.string(), table: z.string(), name: z.string(), pieces: wholeForm, deleted: z.number().nullable(),
    saved: z.number(), size: z.number(), problem: z.string().nullable(),
  })),
});
const binnedMatchesForm = z.strictObject({ matches: z.array(summaryForm.extend({ binned: z.string(), deleted: z.number().nullable() })) });
const binnedForm = z.strictObject({ binned: z.string() });
const tableForm = z.strictObject({ table: z.string() });
const ownPacksForm = z.strictObject({
  packs: z.array(z.strictObject({
    pack: z.string(), name: z.string(), author: z.string(), licence: z.string(), saved: z.number(), size: z.number(), problem: z.string().nullable(),
    pieces: z.array(z.strictObject({ piece: z.string(), name: z.string(), category: z.string() })),
  })),
  binned: wholeForm,
});
const binnedPacksForm = z.strictObject({
  packs: z.array(z.strictObject({
    binned: z.string(), pack: z.string(), name: z.string(), author: z.string(), pieces: wholeForm, deleted: z.number().nullable(),
    saved: z.number(), size: z.number(), problem: z.string().nullable(),
  })),
});
const packForm = z.strictObject({ pack: z.string() });
const draftForm = z.strictObject({ file: z.string(), history: z.string().nullable() });
const tableBackupsForm = z.strictObject({ backups: z.array(z.strictObject({ number: z.number().int(), saved: z.number(), size: z.number() })) });
const checkForm = z.strictObject({
  findings: z.array(z.strictObject({
    severity: z.enum(['error', 'warning', 'note']), reason: z.string(), feature: z.string().nullable(), id: z.string().nullable(), at: pointForm.nullable(),
    match: z.string().nullable(), about,
    // An edit: whoever makes it checks it, so that its form need not come with the menu.
    fix: z.looseObject({ kind: z.string() }).nullable(), locked: z.array(z.string()),
  })),
  measures: z.looseObject({}).nullable(), matches: z.array(z.looseObject({ name: z.string() })),
});
const fairForm = z.strictObject({ share: z.number(), low: z.number(), high: z.number(), won: wholeForm });
const ownForm = { objectives: z.boolean(), deployment: z.boolean() };
const playedOutForm = z.strictObject({
  playedOut: z.strictObject({
    system: z.string(), contest: z.string().nullable(), own: z.strictObject(ownForm), wanted: wholeForm, games: wholeForm, decided: wholeForm, state: z.enum(['running', 'waiting', 'done', 'ended']),
    fault: z.string(), leftOut: wholeForm, near: fairForm, farWon: wholeForm, first: fairForm, turns: z.number(),
    saved: z.number().nullable(), outdated: z.boolean(),
  }).nullable(),
  trouble: z.strictObject({ what: z.enum(['unkept', 'unread']), cause: z.string() }).nullable(),
  own: z.array(z.strictObject({ system: z.string(), contest: z.string(), ...ownForm })),
});
const suggestionForm = z.strictObject({
  suggestion: z.strictObject({
    theme: z.string(), systems: z.array(z.string()).nullable(), mat: z.string().nullable(), light: z.looseObject({}),
    features: z.array(z.looseObject({ id: z.string() })), objectives: z.array(z.looseObject({ id: z.string() })), symmetry: z.string(),
  }),
});
const faultsForm = z.strictObject({ faults: z.array(z.unknown()) });
const soughtForm = z.array(z.strictObject({ id: z.string(), at: z.strictObject({ x: z.number(), z: z.number() }) }));
const namedForm = z.strictObject({
  objectives: soughtForm,
  layouts: z.array(z.strictObject({ mission: z.string(), objectives: soughtForm })).optional(),
  deployment: z.array(z.strictObject({ seat: wholeForm, outline: z.array(z.tuple([z.number(), z.number()])) })),
});
const surveyForm = z.strictObject({
  survey: z.strictObject({
    size: z.tuple([z.number(), z.number()]), storeys: wholeForm, access: wholeForm, density: z.number().min(0).max(1), named: namedForm.optional(),
  }),
});
const oddsForm = z.strictObject({ odds: z.record(z.string(), z.unknown()).nullable() });
const endsForm = z.strictObject({ ends: z.record(z.string(), z.enum(['chance', 'other'])) });
const prospectForm = z.strictObject({ prospect: z.unknown() });
const threatsForm = z.strictObject({ threats: z.unknown() });
const pathsForm = z.strictObject({
  paths: z.array(z.strictObject({
    picks: z.array(z.string()).min(1), request: requestForm.nullable(), target: z.string().nullable(),
    via: z.strictObject({ at: pointForm, asked: pickForm }).optional(),
  })),
});
const stepForm = z.strictObject({ request: requestForm, answer: answerForm });
const counselForm = z.strictObject({
  counsels: z.array(z.strictObject({
    steps: z.array(stepForm).min(1), value: z.number(), grounds: z.record(z.string(), z.number()), played: z.literal(true).optional(),
  })),
});
const hindsightForm = counselForm.extend({ at: seatNumber.nullable(), seat: seatNumber.nullable() });
const newForm = z.strictObject({ match: z.string() });
const exportForm = z.strictObject({ file: z.string() });
const backupsForm = z.strictObject({
  backups: z.array(z.strictObject({ number: z.number().int(), saved: z.number(), size: z.number(), answers: seatNumber.nullable() })),
});
const filmForm = z.strictObject({
  match: z.string(), system: z.string(), table: z.string(), setup: z.unknown(), seats: z.array(seatForm), name: z.string(), length: seatNumber,
  marks: z.array(z.strictObject({ at: seatNumber, kind: z.string(), event: eventForm })), result: z.string(), takenBack: seatNumber, notice: z.enum(['changed', 'cut']).nullable(),
});
const shotForm = z.strictObject({ at: seatNumber, view: z.unknown(), answered: answeredForm, events: eventsForm });
const okForm = z.strictObject({ ok: z.literal(true) });

/** What every call gives back: checked by the host before it is sent, and by the screen when it arrives. */
export const resultForms = {
  ownTables: ownTablesForm, readTable: exportForm, tablePicture: z.strictObject({ picture: z.string().nullable() }),
  matchTable: z.strictObject({ file: z.string().nullable() }), importTable: tableForm,
  duplicateTable: tableForm, renameTable: okForm, editTable: okForm, openDraft: draftForm, keepDraft: okForm,
  discardTable: binnedForm, binnedTables: binnedTablesForm, recoverTable: tableForm, eraseTable: okForm,
  tableBackups: tableBackupsForm, restoreTable: tableForm,
  ownPacks: ownPacksForm, readPack: exportForm, importPack: packForm, discardPack: binnedForm,
  binnedPacks: binnedPacksForm, recoverPack: packForm, erasePack: okForm,
  checkTable: checkForm, checkedSoFar: z.strictObject({ share: z.number().min(0).max(1).nullable() }), endCheck: okForm,
  playOut: okForm, playedOut: playedOutForm, endPlayOut: okForm, suggestTable: suggestionForm,
  catalogue: catalogueForm, tableFaults: faultsForm, tableSurvey: surveyForm, likely: okForm,
  newMatch: updateForm, rematch: updateForm, continueMatch: updateForm, leave: okForm,
  answer: okForm, undo: okForm, redo: okForm, odds: oddsForm, ends: endsForm, prospect: prospectForm, threats: threatsForm, paths: pathsForm,
  counsel: counselForm,
  renameMatch: okForm, duplicateMatch: newForm, discardMatch: binnedForm, binnedMatches: binnedMatchesForm, recoverMatch: newForm, eraseMatch: okForm,
  exportMatch: exportForm, importMatch: newForm,
  backups: backupsForm, restoreBackup: newForm,
  film: filmForm, filmShot: shotForm, hindsight: hindsightForm, branch: newForm,
} as const satisfies Record<CallName, z.ZodType>;

const holder = { computer: z.string().nullable(), process: z.number().int().nullable(), since: z.number().nullable() };
const heldForm = z.strictObject({ ...holder, lock: lockForm, doubt: z.enum(['unsaid', 'elsewhere', 'namesake', 'apart', 'number', 'unread']) });

/** Form of what the host sends unasked. */
export const pushForm = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('update'), update: updateForm }),
  z.strictObject({ type: z.literal('fault'), match: z.string(), message: z.string() }),
  z.strictObject({ type: z.literal('taken'), match: z.string(), message: z.string(), by: z.strictObject(holder).optional() }),
]);

/** Form of why a call was not taken. */
export const errorForm = z.strictObject({ code: z.enum(['form', 'refused', 'late', 'missing', 'barred', 'held', 'taken', 'broken']), message: z.string(), refusal: refusalForm.optional(), held: heldForm.optional(), by: z.strictObject(holder).optional() });

/** Envelopes on a WebSocket: a call with its number, and its reply. */
export const callEnvelopeForm = z.strictObject({
  id: z.number().int().min(0),
  name: z.enum(Object.keys(resultForms) as [CallName, ...CallName[]]),
  args: z.unknown(),
});
export const replyEnvelopeForm = z.union([
  z.strictObject({ id: z.number().int(), result: z.unknown() }),
  z.strictObject({ id: z.number().int().nullable(), error: errorForm }),
  z.strictObject({ push: pushForm }),
]);
