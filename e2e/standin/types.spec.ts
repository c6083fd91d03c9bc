import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  allowJs: true, checkJs: false, noEmit: true, strict: true, noImplicitAny: false, skipLibCheck: true, types: ['node'], lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler,
};

test('every member of the stand-in is one of Electron’s, and gives a part of what Electron’s gives', () => {
  const program = ts.createProgram([join(import.meta.dirname, 'types.mjs')], OPTIONS);
  const wrong = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
  expect(wrong).toEqual([]);
  expect(program.getSourceFiles().some(({ fileName }) => fileName.endsWith('electron/electron.d.ts'))).toBe(true);
});
