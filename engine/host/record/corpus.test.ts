import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assetsFolder } from '../../node/assets-folder.ts';
import { Content } from '../../node/content.ts';
import { unpacked } from '../../node/pack.ts';
import { Film } from '../film.ts';
import { offeredAs } from '../offer.ts';
import { renewed } from '../saved.ts';
import { systems } from '../systems.ts';
import { readRecord } from './read.ts';
import { RECORD_VERSION } from './record.ts';

const folder = join(import.meta.dirname, 'corpus');
const content = new Content(assetsFolder(import.meta.url));

describe('a file of every version there ever was', () => {
  const names = readdirSync(folder).sort();

  it('is kept', () => {
    expect(new Set(names.map((name) => Number(/^version-(\d+)\./.exec(name)![1])))).toEqual(new Set(Array.from({ length: RECORD_VERSION }, (_, i) => i + 1)));
  });

  it.each(names)('%s opens, and can be looked at from beginning to end', async (name) => {
    const record = readRecord(await unpacked(readFileSync(join(folder, name))));
    expect(record.steps.length).toBeGreaterThan(30);
    expect(record.torn).toBeNull();
    const { rules, projector } = offeredAs(systems, record.header.system)!;
    const setup = rules.readSetup(record.header.setup);
    const shown = renewed(rules.start(setup, await content.terrain(setup.table)), record, true);
    const film = new Film(shown, projector!);
    expect(film.length).toBeGreaterThan(0);
    for (let at = 0; at <= film.length; at += 10) expect(projector!.view(film.state(at), null)).toMatchObject({ phase: expect.any(String) as unknown });
  });
});
