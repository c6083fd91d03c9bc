import { afterAll, vi } from 'vitest';

/**
 * Files of tests share a process and its page: each leaves the page as it found it, and no module that remembers, nor one that is on its way when the page
 * is torn down, which the next file could not load.
 */
afterAll(async () => {
  await vi.dynamicImportSettled();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.resetModules();
});
