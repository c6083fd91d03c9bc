/** What one runner found: `{ name, passed, failed, skipped?, seconds, note? }`. */

/** Prints what each runner found and, last, the sum; sets the exit code. */
export function finish(results) {
  console.log('');
  for (const { name, passed, failed, skipped = 0, seconds, note } of results) {
    console.log(`${failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(16)} ${String(passed).padStart(5)} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}  (${seconds.toFixed(1)} s)${note ? `\n       ${note}` : ''}`);
  }
  const sum = (field) => results.reduce((total, result) => total + result[field], 0);
  const failed = sum('failed');
  console.log(`\n${sum('passed')} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
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
