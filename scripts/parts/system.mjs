/**
 * Takes `--system ID[,ID]` out of the words of a script; without it, or with `all`, every known system is meant.
 * Gives the systems and the other words. Ends the script with 2 when there is no such system.
 */
export function askedSystems(words, known) {
  const at = words.indexOf('--system');
  if (at < 0) return { systems: known, words };
  const asked = words[at + 1] === 'all' ? known : (words[at + 1] ?? '').split(',');
  const wrong = asked.find((id) => !known.includes(id));
  if (wrong !== undefined) {
    console.error(`--system: there is no rule system "${wrong}"; there are ${known.join(', ')}`);
    process.exit(2);
  }
  return { systems: asked, words: words.filter((_, i) => i !== at && i !== at + 1) };
}
