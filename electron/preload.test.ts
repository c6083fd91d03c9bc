import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { errorForm, pushForm } from '../engine/host/link.ts';
import { isIpcReply, isPush } from './channels.ts';
import { isShellPush, isShellReply, SHELL_COMMANDS } from './shell-link.ts';

it('the preload is small and brings nothing but the shell’s own few files', async () => {
  const { outputFiles, metafile } = await build({ entryPoints: [join(import.meta.dirname, 'preload.ts')], absWorkingDir: import.meta.dirname, bundle: true, platform: 'node', format: 'cjs', external: ['electron'], write: false, metafile: true, logLevel: 'error' });
  expect(Object.keys(metafile.inputs).sort()).toEqual(['channels.ts', 'drop.ts', 'file-kinds.ts', 'preload.ts', 'shapes.ts', 'shell-link.ts', 'typing.ts']);
  expect(outputFiles[0]!.contents.length).toBeLessThan(20_000);
});

describe('what the main process says', () => {
  const update = { match: 'm', system: 'toy', table: 'floor', setup: {}, seats: ['person'], at: 0, answered: null, events: [], view: {}, request: null, awaits: null, back: null, outcome: null };

  const by = { computer: 'attic', process: 42, since: null };

  it('by the link: replies with a result or an error, and pushes', () => {
    for (const code of errorForm.shape.code.options) {
      for (const error of [{ code, message: 'm' }, { code, message: 'm', refusal: { rule: 'SP-1', why: 'w' } }, { code, message: 'm', refusal: { rule: 'SP-1', why: 'w', detail: { unit: 'a' } } }]) {
        expect(errorForm.safeParse(error).success).toBe(true);
        expect(isIpcReply({ error }), JSON.stringify(error)).toBe(true);
      }
    }
    for (const error of [{ code: 'held', message: 'm', held: { ...by, lock: '0123456789abcdef', doubt: 'elsewhere' } }, { code: 'taken', message: 'm', by }]) {
      expect(errorForm.safeParse(error).success).toBe(true);
      expect(isIpcReply({ error }), JSON.stringify(error)).toBe(true);
    }
    for (const result of [{ ok: true }, null, 7, []]) expect(isIpcReply({ result })).toBe(true);
    for (const push of [{ type: 'update', update }, { type: 'fault', match: 'm', message: 'x' }, { type: 'taken', match: 'm', message: 'x' }, { type: 'taken', match: 'm', message: 'x', by }]) {
      expect(pushForm.safeParse(push).success).toBe(true);
      expect(isPush(push)).toBe(true);
    }
  });

  it('nothing else by the link', () => {
    const error = { code: 'form', message: 'm' };
    for (const wrong of [undefined, null, 'x', [], {}, { result: undefined }, { result: 1, error }, { result: 1, more: 1 }, { error: { ...error, code: 'other' } }, { error: { ...error, stack: 's' } }, { error: { code: 'form' } }, { error: 'x' }, { error: { ...error, refusal: { rule: 1, why: 'w' } } }]) {
      expect(isIpcReply(wrong), JSON.stringify(wrong)).toBe(false);
    }
    for (const wrong of [null, { type: 'update' }, { type: 'update', update: null }, { type: 'update', update: 'x' }, { type: 'update', update, more: 1 }, { type: 'fault', match: 'm' }, { type: 'taken', match: 'm' }, { type: 'fault', match: 'm', message: 'x', by }, { type: 'run' }, { type: 'toString' }]) expect(isPush(wrong), JSON.stringify(wrong)).toBe(false);
  });

  it('by the shell: commands of the menu, files, done and why not', () => {
    for (const command of SHELL_COMMANDS) expect(isShellPush({ type: 'command', command })).toBe(true);
    expect(isShellPush({ type: 'open' })).toBe(true);
    const table = { name: 'Yard', width: 900, depth: 900, pieces: 3, unheld: ['First Contact'], why: 'a wall' };
    for (const file of [null, { kind: 'match', name: 'm', text: 't' }, { kind: 'table', name: 't', table }, { kind: 'refused', name: 'r', message: 'why' }]) expect(isShellReply({ file }), JSON.stringify(file)).toBe(true);
    expect(isShellReply({ done: true })).toBe(true);
    expect(isShellReply({ error: { code: 'form', message: 'm' } })).toBe(true);
  });

  it('nothing else by the shell', () => {
    for (const wrong of [{ type: 'command', command: 'quit' }, { type: 'command', command: 'undo', more: 1 }, { type: 'open', path: '/x' }, { type: 'run' }, 'undo', null]) expect(isShellPush(wrong), JSON.stringify(wrong)).toBe(false);
    const table = { name: 'Yard', width: 900, depth: 900, pieces: 3, unheld: ['First Contact'], why: 'a wall' };
    for (const wrong of [null, {}, { done: false }, { file: { kind: 'match', name: 'm' } }, { file: { kind: 'match', name: 'm', text: 't', path: '/x' } }, { file: { kind: 'table', name: 't', table: { ...table, width: NaN } } }, { file: { kind: 'table', name: 't', table: { ...table, unheld: 'First Contact' } } }, { file: { kind: 'table', name: 't', table: { ...table, unheld: [1] } } }, { file: { kind: 'table', name: 't', table: { ...table, path: '/x' } } }, { file: { kind: 'other', name: 'm', text: 't' } }, { error: 'x' }, { file: null, done: true }]) {
      expect(isShellReply(wrong), JSON.stringify(wrong)).toBe(false);
    }
  });
});
