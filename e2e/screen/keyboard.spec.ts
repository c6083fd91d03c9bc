import { settled } from '../driver/eyes.ts';
import { Person } from '../driver/person.ts';
import { expect, test } from '../driver/test.ts';

test('from the first screen to the end of the first activation with the keyboard alone', async ({ shell }) => {
  const page = await shell.open();
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: 'New match' })).toBeVisible();
  await page.keyboard.press('Enter');
  await settled(page);
  await keysUntilFirstActivation(new Person(page));
});

async function keysUntilFirstActivation(person: Person): Promise<void> {
  let acted = '';
  for (let i = 0; i < 120; i++) {
    const seen = await person.asked();
    const { request } = seen;
    if (request === null || (acted !== '' && seen.view.activation?.unit !== acted)) break;
    if (request.kind === 'place') await person.placeByKeys(seen, request);
    else if (request.kind === 'pick') {
      const wanted = request.ask === 'act' ? ['move', 'takeCover', 'end'] : request.ask === 'how' ? ['advance', 'dash'] : ['reveal', 'activate'];
      await person.pick(seen, wanted.find((option) => request.options.includes(option)) ?? request.options[0]!, 'key');
      if (request.ask === 'act') acted = String(request.about['unit']);
    }
  }
  expect(acted, 'a unit was activated').not.toBe('');
  expect(person.used.button + person.used.table, 'nothing was clicked').toBe(0);
}
