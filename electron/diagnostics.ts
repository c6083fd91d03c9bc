/** What is told about this computer and program when something went wrong. */
export interface Facts {
  readonly version: string;
  readonly packaged: boolean;
  readonly versions: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly architecture: string;
  readonly release: string;
  readonly locale: string;
  readonly cores: number;
  /** Bytes. */
  readonly memory: number;
  readonly displays: readonly { readonly width: number; readonly height: number; readonly scale: number }[];
  readonly graphics: Readonly<Record<string, string>>;
  readonly log: readonly string[];
}

const TOLD = ['electron', 'chrome', 'node', 'v8'] as const;

/** The facts as a text to be pasted anywhere. `redact` goes over all of it, so that nothing private is in it. */
export function describeFacts(facts: Facts, redact: (text: string) => string): string {
  const { version, packaged, versions, platform, architecture, release, locale, cores, memory, displays, graphics, log } = facts;
  const lines = [
    `Gantry ${version}${packaged ? '' : ' (from source)'}`,
    TOLD.map((name) => `${name} ${versions[name] ?? '?'}`).join(', '),
    `${platform} ${architecture} ${release}, ${locale}, ${cores} cores, ${Math.round(memory / 2 ** 30)} GiB`,
    `screens: ${displays.map(({ width, height, scale }) => `${width}×${height}@${scale}`).join(', ') || 'none'}`,
    'graphics:',
    ...Object.entries(graphics).map(([name, status]) => `  ${name}: ${status}`),
    `log (last ${log.length} lines):`,
    ...log.map((line) => `  ${line}`),
  ];
  return redact(`${lines.join('\n')}\n`);
}
