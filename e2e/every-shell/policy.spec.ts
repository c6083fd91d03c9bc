import { SOUND_IDS, SOUNDS } from '../../assets/sounds.ts';
import { box } from '../../engine/testing/models.ts';
import { bareTable } from '../driver/bench.ts';
import { asDraco, asMeshopt, asStl, importSheet, pieceMade } from '../driver/import.ts';
import { toAct } from '../driver/prepare.ts';
import { expect, test } from '../driver/test.ts';

test('no text becomes a program or a part of the page, and the table is played and measured and every sound can be heard all the same', async ({ shell }) => {
  const { page } = await shell.play(toAct);
  const tried = await page.evaluate(async () => {
    const types = (globalThis as unknown as { readonly trustedTypes: { createPolicy(name: string, rules: object): unknown } }).trustedTypes;
    const refused = (deed: () => unknown): string => {
      try {
        deed();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      markup: refused(() => { document.createElement('div').innerHTML = '<b>bold</b>'; }),
      parsed: refused(() => new DOMParser().parseFromString('<b>bold</b>', 'text/html')),
      script: refused(() => { document.createElement('script').src = '/app/other.js'; }),
      worker: refused(() => new Worker('/app/other.js')),
      policy: refused(() => types.createPolicy('default', { createHTML: (text: string) => text })),
      again: refused(() => types.createPolicy('gantry-worker', { createScriptURL: (text: string) => text })),
      evaluated: await new Promise((resolve) => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective), { once: true });
        refused(() => document.body.setAttribute('onclick', 'document.title = "changed"'));
        setTimeout(() => resolve('nothing'), 1000);
      }),
    };
  });
  expect(tried).toMatchObject({ markup: 'TypeError', parsed: 'TypeError', script: 'TypeError', worker: 'TypeError', policy: 'TypeError', again: 'TypeError' });
  expect(tried.evaluated).not.toBe('nothing');
  shell.troubles.splice(0); // what was just tried

  const room = page.waitForResponse(/assets\/sounds\/room-\w+\.wav$/);
  await page.keyboard.press('F8');
  await expect(page.getByText('Sound on')).toBeVisible();
  expect((await room).headers()['content-type']).toBe('audio/wav');
  const heard = await page.evaluate((ids) => {
    const offline = new OfflineAudioContext(1, 1, 44_100);
    return Promise.all(ids.map(async (id) => offline.decodeAudioData(await (await fetch(`assets/sounds/${id}.wav`)).arrayBuffer()).then(({ duration }) => duration)));
  }, SOUND_IDS);
  expect(heard).toEqual(SOUND_IDS.map((id) => expect.closeTo(SOUNDS[id].seconds * SOUNDS[id].takes, 2)));

  await page.getByRole('button', { name: 'Measure a distance' }).click();
  await expect(page.locator('.instrument')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('o');
  await expect(page.locator('.notice', { hasText: /broke|error/i })).toHaveCount(0);
});

test('the thread that unpacks and thins models may make its WebAssembly ready, and the page may not', async ({ shell }) => {
  test.slow();
  const page = await shell.open();
  await bareTable(page);
  await page.getByRole('button', { name: 'Bring in a model…' }).click();
  const [files, crate] = [importSheet(page).locator('input[type=file]'), box('crate', [-30, 0, -30], [30, 40, 30])];
  for (const file of [asStl('plain', [crate]), await asMeshopt('packed', [crate]), await asDraco('by-draco', crate)]) {
    await files.setInputFiles(file);
    await expect(importSheet(page).getByText(`${file.name}: `)).toBeVisible();
    await pieceMade(page);
  }
  const refused = await page.evaluate(() => WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)).then(() => 'done', (error: Error) => error.name));
  expect(refused).toBe('CompileError');
  shell.troubles.splice(0); // what was just tried
});
