import { expect, test } from '../driver/program.ts';

test('a member that the stand-in does not have throws', async ({ program }) => {
  const { app } = await program.start();
  expect(await app.evaluate(({ app: shell }) => { try { shell.getGPUInfo('basic'); return ''; } catch (error) { return String(error); } })).toContain('app.getGPUInfo is not implemented');
});
