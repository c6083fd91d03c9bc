#!/usr/bin/env node
// Writes engine/shatterpoint/RULES.md: every rule with the code that carries it and the tests that prove it.
import { writeFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import { inRoot } from './parts/files.mjs';

const { rulesMarkdown, ruleTable } = await tsImport('../engine/testing/rule-table.ts', import.meta.url);
const table = await ruleTable();
writeFileSync(inRoot('engine/shatterpoint/RULES.md'), rulesMarkdown(table));
const rows = table.chapters.flatMap((chapter) => chapter.rows);
const bare = rows.filter(({ tests, reason }) => tests.length === 0 && reason === null).map(({ id }) => id);
const homeless = rows.filter(({ code }) => code.length === 0).map(({ id }) => id);
console.log(`${rows.length} rules; without test or reason: ${bare.join(' ') || 'none'}; named by no code: ${homeless.join(' ') || 'none'}`);
