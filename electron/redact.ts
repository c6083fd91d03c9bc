/** What is private on this computer. */
export interface PrivateWords {
  /** The person's home folder. */
  readonly home: string;
  /** The account's name. */
  readonly user: string;
  /** The computer's name. */
  readonly computer: string;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
/** Names shorter than this stand in too many other words. */
const SHORTEST = 3;

/** A path as it is written in texts: with either slash, with doubled backslashes as in JSON, with spaces as in addresses. */
function spellings(path: string): readonly string[] {
  const bare = path.replace(/[\\/]+$/, '');
  const slashed = bare.replaceAll('\\', '/');
  return [...new Set([bare, slashed, bare.replaceAll('\\', '\\\\'), encodeURI(slashed)])].filter((text) => text.length >= SHORTEST);
}

/** A function that takes everything private out of a text: home folders (this one and any other), the names of account and computer, secrets of addresses. */
export function redactor({ home, user, computer }: PrivateWords): (text: string) => string {
  const rules: [RegExp, string][] = [
    [/([?&#](?:token|key|secret)=)[^&\s"']+/gi, '$1…'],
    ...spellings(home).map((path): [RegExp, string] => [new RegExp(escaped(path), 'gi'), '~']),
    [/(\/(?:home|Users)\/)[^/\s"':]+/g, '$1…'],
    [/([a-z]:(?:\\\\|\\|\/)Users(?:\\\\|\\|\/))[^\\/"':]+/gi, '$1…'],
  ];
  for (const [name, word] of [[user, '(user)'], [computer, '(computer)']] as const) {
    if (name.length >= SHORTEST) rules.push([new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'giu'), word]);
  }
  return (text) => rules.reduce((said, [pattern, instead]) => said.replace(pattern, instead), text);
}
