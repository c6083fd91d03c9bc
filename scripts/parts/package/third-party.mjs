import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../files.mjs';

/** The list that lies beside the sources. The texts of the licences are in the game and in every package. */
export const THIRD_PARTY = 'THIRD-PARTY.md';

const LEAD = `# What others made

Every library that is part of the packages, as found in the built bundles (\`npm run licences\` writes this list; packing fails while it is
not current). The full texts, with the notices of code that a library took over, are in the game under *About and licences* and in
\`licences.html\` of every package. Gantry's own licence is in \`LICENSE\`.

Electron brings Chromium, Node.js and what they are made of; their licences are in \`LICENSES.chromium.html\` of the installed folder.

| library | version | licence | who holds the right |
|---|---|---|---|
`;

/** The list for what is built now, as Markdown. */
export function thirdParty() {
  const { libraries } = JSON.parse(readFileSync(inRoot('dist/renderer/licences.json'), 'utf8'));
  const rows = libraries.map(({ name, version, licence, text }) => `| ${name} | ${version} | ${licence} | ${holders(text)} |\n`);
  return `${LEAD}${rows.join('')}`;
}

const listBeside = () => (existsSync(inRoot(THIRD_PARTY)) ? readFileSync(inRoot(THIRD_PARTY), 'utf8') : '');

/** What is wrong with the list beside the sources, or null. */
export function thirdPartyFault(kept = listBeside()) {
  return kept === thirdParty() ? null : `${THIRD_PARTY} is not what is built: run "npm run licences" and look at the difference`;
}

/** The lines of a licence that say whose it is, in one. */
function holders(text) {
  const found = text.split('\n').map((line) => line.replace(/^[\s*]+/, '').trim()).filter((line) => /^(the .*licen[cs]e.*)?copyright\b.*(\d{4}|©|\(c\))/i.test(line)).map((line) => line.replace(/\|/g, '/').replace(/[<>]/g, ''));
  return [...new Set(found)].join('; ') || 'see its text';
}
