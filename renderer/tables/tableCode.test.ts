import { readFileSync, readdirSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseTable } from '../../engine/space/terrain/table.ts';
import { tableText } from '../../engine/space/terrain/table-text.ts';
import { inTime, millisecondsOf } from '../../engine/testing/in-time.ts';
import { bare } from '../../engine/testing/own-tables.ts';
import { codeOf, tableIn } from './tableCode.ts';

const shipped = readdirSync('assets/tables').map((name) => [name, readFileSync(`assets/tables/${name}`, 'utf8')] as const);

it.each(shipped)('%s comes out of its code as it went in, in fewer letters', async (_name, text) => {
  const code = await codeOf(text);
  expect(parseTable(JSON.parse(await tableIn(code)))).toEqual(parseTable(JSON.parse(text)));
  expect(code.length).toBeLessThan(text.length / 2.5);
  expect(await tableIn(`  ${code.replace(/\n/g, '\r\n')}\n`)).toBe(await tableIn(code));
});

it('a code that was quoted in a message, or set apart in one, is the same code', async () => {
  const code = await codeOf(shipped[0]![1]);
  for (const passed of [code.replace(/^/gm, '> '), code.replace(/^/gm, '> > '), `\`\`\`\n${code}\n\`\`\``]) expect(await tableIn(passed)).toBe(await tableIn(code));
});

it('a code leaves the picture out', async () => {
  const file = JSON.stringify({ ...bare({ tags: ['rust'] }), picture: 'iVBORw0KGgo=' });
  expect(JSON.parse(await tableIn(await codeOf(file)))).toEqual(bare({ tags: ['rust'] }));
});

it('whatever a table says comes out as it went in', async () => {
  const feature = fc.record({ id: fc.uuid(), piece: fc.constantFrom('crate', 'ladder'), at: fc.tuple(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -400, max: 400 })), turn: fc.integer({ min: -180, max: 180 }), level: fc.integer({ min: 0, max: 300 }) });
  await fc.assert(fc.asyncProperty(fc.array(feature, { maxLength: 30 }), fc.string({ unit: 'grapheme', maxLength: 60 }), async (features, notes) => {
    const table = parseTable(bare({ features: features.map((one) => ({ ...one, at: [one.at[0], one.at[1]] })), notes }));
    expect(parseTable(JSON.parse(await tableIn(await codeOf(tableText(table)))))).toEqual(table);
  }), { numRuns: 60 });
});

it('what was cut, changed or is none says so', async () => {
  const code = (await codeOf(shipped[0]![1])).replace(/\n/g, '');
  await expect(tableIn(' \n')).rejects.toMatchObject({ why: 'empty' });
  await expect(tableIn('hello there')).rejects.toMatchObject({ why: 'none' });
  await expect(tableIn(code.replace(':1:', ':2:'))).rejects.toMatchObject({ why: 'newer' });
  await expect(tableIn('gantry-table:1')).rejects.toMatchObject({ why: 'cut' });
  for (const cut of [10, 40, 400]) await expect(tableIn(code.slice(0, -cut))).rejects.toMatchObject({ why: 'cut' });
  for (const at of [60, 200, 500]) await expect(tableIn(code.slice(0, at) + (code[at] === 'A' ? 'B' : 'A') + code.slice(at + 1))).rejects.toMatchObject({ why: 'cut' });
  await expect(tableIn(code.replace(/.{4}$/, '!!!!'))).rejects.toMatchObject({ why: 'cut' });
});

it('a code that unpacks to more than a table is refused before it is unpacked whole', async () => {
  const bomb = await codeOf(JSON.stringify({ notes: 'a'.repeat(1_040_000) }));
  expect(bomb.length).toBeLessThan(4000);
  const wide = bomb.replace(/\n/g, '');
  await expect(tableIn(wide)).resolves.toHaveLength(1_040_012);
  const packed = new Uint8Array(await new Response(new Blob([new Uint8Array(30_000_000)]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer());
  let binary = '';
  for (const byte of packed) binary += String.fromCharCode(byte);
  const letters = btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  await inTime(2000, () => millisecondsOf(() => expect(tableIn(`gantry-table:1:${letters}`)).rejects.toMatchObject({ why: 'long' })));
});
