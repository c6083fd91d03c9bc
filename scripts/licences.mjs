import { writeFileSync } from 'node:fs';
import { buildAll, isAllStale } from './parts/bundle.mjs';
import { inRoot } from './parts/files.mjs';
import { THIRD_PARTY, thirdParty } from './parts/package/third-party.mjs';

/** Writes the list of everything in the packages that others made, from what the built bundles really contain. */
try {
  if (isAllStale()) await buildAll();
  writeFileSync(inRoot(THIRD_PARTY), thirdParty());
  console.log(`${THIRD_PARTY} is written`);
} catch (error) {
  console.error(`licences: ${error.message}`);
  process.exitCode = 1;
}
