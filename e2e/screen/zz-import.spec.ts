import { box, glb, gltfDraft, ladder, together, platform, obj } from '../../engine/testing/models.ts';
import { expect, test } from '../driver/test.ts';

const house = () => [
  { ...together('posts', ...[[-70, -50], [64, -50], [-70, 44], [64, 44]].map(([x, z]) => box('post', [x!, 0, z!], [x! + 6, 86, z! + 6]))), colour: [0.25, 0.2, 0.16] as const },
  { ...box('deck', [-75, 86, -55], [75, 90, 55]), colour: [0.4, 0.33, 0.22] as const },
  { ...box('upper house', [-60, 90, -50], [20, 176, 10]), colour: [0.45, 0.2, 0.12] as const },
  { ...box('roof', [-64, 176, -54], [24, 180, 14]), colour: [0.2, 0.24, 0.3] as const },
  { ...together('railing', box('top', [-75, 108, -55], [75, 110, -53]), ...[-75, -25, 25, 73].map((x) => box('rod', [x, 90, -55], [x + 2, 108, -53]))), colour: [0.3, 0.3, 0.32] as const },
  { ...ladder('lower ladder', 92, [40, 56]), colour: [0.6, 0.45, 0.1] as const },
  { ...together('upper ladder', ...[ladder('u', 92, [-20, 10])].map((one) => ({ ...one, positions: one.positions.map((n, i) => (i % 3 === 1 ? n + 90 : n)) }))), colour: [0.6, 0.45, 0.1] as const },
];

for (const size of [[1280, 720], [1920, 1080]] as const) test(`look ${size[0]}`, async ({ shell }) => {
  const page = await shell.open();
  await page.setViewportSize({ width: size[0], height: size[1] });
  const shot = (name: string) => page.screenshot({ path: `test-results/imp-${size[0]}-${name}.png` });
  page.on('console', (m) => console.log('C', m.text().slice(0, 300)));
  page.on('pageerror', (m) => console.log('E', m.message.slice(0, 300)));
  await page.getByRole('button', { name: /^New match/ }).click();
  await page.getByRole('button', { name: 'Your tables…' }).click();
  await page.getByRole('button', { name: 'A bare table' }).click();
  await page.getByRole('button', { name: 'Lay it out' }).click();
  await page.waitForFunction(() => window.__bench?.bench.getState().draft != null);
  await page.getByRole('button', { name: 'Bring in a model…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Bring a model in' });
  await expect(sheet).toBeVisible();
  await page.waitForTimeout(300);
  await shot('start');
  await sheet.locator('input[type=file]').setInputFiles([{ name: 'bad.obj', mimeType: 'model/obj', buffer: Buffer.from('v 0 0 nan\nf 1 1 1\n') }]);
  await page.waitForTimeout(1500);
  await shot('refused');
  await sheet.locator('input[type=file]').setInputFiles([{ name: 'two-deck_house.glb', mimeType: 'model/gltf-binary', buffer: Buffer.from(glb(gltfDraft(house()))) }]);
  await expect(sheet.getByText(/glTF, /)).toBeVisible();
  await page.waitForTimeout(4000);
  await shot('look');
  for (const one of ['Parts by kind', 'Where figures stand', 'What blocks', 'Ways up']) {
    await sheet.getByRole('button', { name: one }).click();
    await page.waitForTimeout(600);
    await shot(one.replaceAll(' ', '-'));
  }
  await sheet.getByRole('button', { name: 'As it looks' }).click();
  await page.locator('.import__panel').evaluate((panel) => { panel.scrollTop = 10000; });
  await sheet.getByRole('button', { name: 'New part' }).click();
  await page.waitForTimeout(1000);
  await shot('bottom');
  console.log(JSON.stringify(await page.evaluate(() => { const s = window.__import!.store.getState(); return { notes: s.made?.notes, parts: s.apart?.parts.map((p) => [p.name, p.kind]), size: s.apart?.size }; })));
});
