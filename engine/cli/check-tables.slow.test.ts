import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { randomFrom } from '../core/rng.ts';
import { toEnd } from '../core/steps.ts';
import { systems } from '../host/systems.ts';
import { assetsFolder } from '../node/assets-folder.ts';
import { Content } from '../node/content.ts';
import { checking, type checkTable, type Reason, type TableCheck } from '../space/check/check.ts';
import { edited } from '../space/terrain/edited.ts';
import type { Feature, TableFile } from '../space/terrain/table.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import { deep } from '../testing/depth.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { run } from './gantry.ts';
import { keepSpeech } from './speech.fixture.ts';

const content = new Content(assetsFolder(import.meta.url));
const folder = temporaryFolder('check-tables');
const speech = keepSpeech();
afterAll(() => folder.remove());

const demands = (terrain: Terrain): ReturnType<NonNullable<(typeof systems)[number]['tableDemands']>> => systems.flatMap((system) => system.tableDemands?.(terrain) ?? []);

describe('gantry tables --check', () => {
  it('finds nothing to mend on any shipped table, with every mission and number of seats of every rule system', async () => {
    speech.said = '';
    expect(await run(['tables', '--check', '--json'])).toBe(0);
    const found = JSON.parse(speech.said) as Record<string, TableCheck>;
    expect(Object.keys(found)).toEqual(expect.arrayContaining(['landing-ship', 'outpost', 'refinery']));
    for (const [id, { findings, measures }] of Object.entries(found)) {
      expect(findings.filter(({ severity }) => severity !== 'note'), id).toEqual([]);
      // Tables on squares are flat by their rules.
      if ((await content.file(id)).systems === undefined) expect(measures!.height, id).toBeGreaterThan(10);
    }
  });

  it('names what is wrong with a file, with the feature and the cause, and ends with 1', async () => {
    const { features, ...rest } = await content.file('refinery');
    const path = join(folder.path, 'odd.gantry-table');
    writeFileSync(path, JSON.stringify({ ...rest, features: features.map((one) => (one.id === 'mast-a' ? { ...one, level: 30 } : one)) }));
    speech.said = '';
    expect(await run(['tables', '--check', path, '--system', 'wartime'])).toBe(1);
    expect(speech.said).toContain(`${path}: 1 errors`);
    expect(speech.said).toContain('  error: feature "mast-a": nothing carries it: it hangs 30 mm above what is under it\n');
    writeFileSync(path, JSON.stringify({ ...rest, features: [{ ...features[0], turn: 'half' }] }));
    expect(await run(['tables', '--check', path])).toBe(1);
  });
});

/** Changes that spoil a table wherever they are made, and what must be found then. */
const SPOILERS: readonly (readonly [Reason, (feature: Feature, table: TableFile) => readonly Feature[]])[] = [
  ['offTable', (one, { size }) => [{ ...one, at: [size[0] / 2, one.at[1]] }]],
  ['floating', (one) => [{ ...one, level: one.level + 400 }]],
  ['twice', (one) => [one, { ...one, id: `${one.id}-again`, turn: one.turn - 360 }]],
  ['pieceMissing', (one) => [{ ...one, piece: 'cathedral' }]],
];
/** What mends these is known without being tried out: of all else nothing is tried. */
const checked = (...[table, pieces, of]: Parameters<typeof checkTable>): TableCheck => toEnd(checking(table, pieces, of, { isLate: () => true }));
/** As many that with those of the check's own test there are sixty, where as far is looked as usual. */
const SPOILT = deep(48, 12);

it(`${SPOILT} shipped tables with one thing spoilt: it is found at that very feature, and mended by the edit that comes with it`, async () => {
  const random = randomFrom(5);
  const ids = ['depot', 'landing-ship', 'outpost', 'refinery', 'relay', 'dry-dock', 'three-decks', 'wreck-yard', 'tank-farm', 'snow-field', 'port-town', 'cargo-hold'];
  for (let i = 0; i < SPOILT; i++) {
    const table = await content.file(ids[Math.floor(random() * ids.length)]!);
    const { id } = table.features[Math.floor(random() * table.features.length)]!;
    const [reason, spoil] = SPOILERS[i % SPOILERS.length]!;
    const spoilt = { ...table, features: table.features.flatMap((one) => (one.id === id ? spoil(one, table) : [one])) };
    const pieces = await content.piecesOf(spoilt);
    const { findings } = checked(spoilt, pieces, i % 4 === 0 ? demands : () => []);
    const found = findings.find((one) => one.reason === reason && one.feature?.startsWith(id))!;
    expect(found, `${table.id} ${id} ${reason}`).toMatchObject({ severity: 'error' });
    const mended = checked(edited(spoilt, [found.fix!]).table, pieces, () => []);
    expect(mended.findings.filter((one) => one.reason === reason && one.feature === found.feature), `${table.id} ${id} ${reason}`).toEqual([]);
  }
});
