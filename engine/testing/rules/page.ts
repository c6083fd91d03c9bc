/** A rules page as Markdown. */
import type { RuleList } from './list.ts';
import type { RuleRow, RuleTable } from './table.ts';
import type { TestName } from './titles.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/** The page of a system, chapter by chapter. */
export function rulesMarkdown({ name, folder, source, houseRulesAs }: RuleList, { chapters, houseRules, scenarios }: RuleTable): string {
  const inFolder = (file: string): string => (file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : file);
  const testList = (tests: readonly TestName[]): string => tests.map(({ file, name: title }) => `${inFolder(file)}: ${cell(title)}`).join('<br>');
  const lines = [
    `# ${name}: every rule, where it lives and what proves it`, '',
    `Written by \`npm run rules\`; a test fails when it is out of date. ${source}`,
    `Files without a folder are in \`${folder}\`. ${counts(chapters.flatMap(({ rules }) => rules))}`, '',
  ];
  for (const { title, rules } of chapters) {
    lines.push(`## ${title}`, '', '| rule | says | code | tests |', '|---|---|---|---|');
    for (const row of rules) {
      const shown = [...saidOf(row), ...(row.tests.length > 0 ? [testList(row.tests)] : [])].join('<br>');
      lines.push(`| ${row.id} | ${cell(row.words)} | ${row.code.map(inFolder).join(' ')} | ${shown} |`);
    }
    lines.push('');
  }
  lines.push('## House rules', '', '| house rule | rule | usual, then others | tests |', '|---|---|---|---|');
  for (const { name: own, rule, values, tests } of houseRules) lines.push(`| ${houseRulesAs}${own} | ${rule} | ${values.join(', ')} | ${testList(tests)} |`);
  const unshown = scenarios.filter(({ tests }) => tests.length === 0).map(({ id }) => id);
  const missing = unshown.length === 0 ? '' : ` Not yet: ${unshown.join(', ')}.`;
  lines.push('', '## Acceptance scenarios', '', `${scenarios.length} scenarios, ${scenarios.length - unshown.length} named by a test.${missing}`, '');
  return lines.join('\n');
}

/** What a claim adds to its tests. */
function saidOf({ claim }: RuleRow): string[] {
  switch (claim.state) {
    case 'there': return [];
    case 'partly': return [`*in part: ${cell(claim.missing)}*`];
    case 'notYet': return [`*not there yet${claim.missing === '' ? '' : `: ${cell(claim.missing)}`}*`];
    case 'apart': return [cell(claim.reason)];
    default: return claim satisfies never;
  }
}

function counts(rows: readonly RuleRow[]): string {
  const count = (state: RuleRow['claim']['state']): number => rows.filter(({ claim }) => claim.state === state).length;
  const parts = [[count('partly'), 'in part'], [count('notYet'), 'not there yet'], [count('apart'), 'with a reason instead of a test']] as const;
  return `${rows.length} rules: ${[`${count('there')} there`, ...parts.filter(([n]) => n > 0).map(([n, words]) => `${n} ${words}`)].join(', ')}.`;
}
