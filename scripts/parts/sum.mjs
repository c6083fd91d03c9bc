/** What one runner found: `{ name, passed, failed, skipped?, seconds, note?, parts? }`; `parts`: `{ name, tests, seconds }` of what it ran one after another. */

/** Prints what each runner found, the minutes that each took and, last, the sum; sets the exit code. */
export function finish(results) {
  console.log('');
  for (const { name, passed, failed, skipped = 0, note } of results) {
    console.log(`${failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(16)} ${String(passed).padStart(5)} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}${note ? `\n       ${note}` : ''}`);
  }
  console.log(`\n${minutesOf(results)}`);
  const sum = (field) => results.reduce((total, result) => total + result[field], 0);
  const failed = sum('failed');
  console.log(`\n${sum('passed')} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** The minutes of each runner and of its parts, some of which ran at once, and of the whole program, as a table. */
function minutesOf(results) {
  const rows = results.flatMap(({ name, seconds, parts = [] }) => [[name, seconds], ...parts.map((part) => [`  ${part.name} (${part.tests})`, part.seconds])]);
  rows.push(['together', process.uptime()]);
  const wide = Math.max(...rows.map(([name]) => name.length));
  return ['minutes', ...rows.map(([name, seconds]) => `  ${name.padEnd(wide)}  ${(seconds / 60).toFixed(1).padStart(5)}`)].join('\n');
}

/** Runs one step that passes or fails as a whole and counts as one test. */
export async function step(name, work) {
  console.log(`\n== ${name}`);
  const began = Date.now();
  let note;
  try {
    note = await work();
  } catch (error) {
    note = error.message;
    console.error(note);
  }
  return { name, passed: note ? 0 : 1, failed: note ? 1 : 0, seconds: (Date.now() - began) / 1000, note };
}
