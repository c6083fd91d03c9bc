#!/usr/bin/env node
// Writes RULES.md of every rule system: every rule with the code that carries it and the tests that prove it, and what is not there yet.
// `npm run rules -- --system ID[,ID]` writes those of some; without it all are written.
import { writeFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import { inRoot } from './parts/files.mjs';
import { askedSystems } from './parts/system.mjs';

const load = (file) => tsImport(`../engine/testing/${file}`, import.meta.url);
const [{ workshops }, { ruleTable, falseClaims, unknownIds }, { rulesMarkdown }] = [await load('workshop/index.ts'), await load('rules/table.ts'), await load('rules/page.ts')];
const { systems } = askedSystems(process.argv.slice(2), workshops.map(({ id }) => id));
for (const { id, rules } of workshops.filter((each) => systems.includes(each.id))) {
  const table = await ruleTable(rules);
  writeFileSync(inRoot(`${rules.folder}/RULES.md`), rulesMarkdown(rules, table));
  const rows = table.chapters.flatMap((chapter) => chapter.rules);
  const state = (wanted) => rows.filter(({ claim }) => claim.state === wanted).length;
  console.log(`${id}: ${rows.length} rules: ${state('there')} there, ${state('partly')} in part, ${state('notYet')} not there yet, ${state('apart')} with a reason`);
  for (const wrong of [...falseClaims(table), ...(await unknownIds(rules)).map((each) => `${each}: there is no such rule`)]) console.log(`  ${wrong}`);
}
