import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
interface Lock {
  readonly packages: Readonly<Record<string, { readonly version: string; readonly license?: string }>>;
}
const { packages } = JSON.parse(read('package-lock.json')) as Lock;
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>;
const listed = new Map([...read('THIRD-PARTY.md').matchAll(/^\| (\S+) \| (\d\S*) \| (\S+) \| (.+) \|$/gm)].map(([, name, version, licence, holder]) => [name!, { version: version!, licence: licence!, holder: holder! }]));
/** A library that another one was built with, and has no folder of its own. */
const WITHIN = ['gl-matrix'];

/** Whether the list is what the bundles really contain is checked where there are bundles: when the game is packed, and in `licences.spec.ts`. */
describe('the list of what others made', () => {
  it('has every library that the game names, and Electron, with the versions that are installed', () => {
    expect(listed.size).toBeGreaterThan(20);
    for (const [name, version] of Object.entries({ ...dependencies, electron: devDependencies['electron']! })) expect(listed.get(name)?.version, name).toBe(version);
  });

  it('has of every other library the version and licence that are installed, and who holds the right', () => {
    for (const [name, { version, licence, holder }] of listed) {
      if (!WITHIN.includes(name)) expect(Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`)).map(([, found]) => `${found.version} ${found.license}`), `${name}: npm run licences`).toContain(`${version} ${licence}`);
      expect(holder, name).toMatch(/copyright/i);
    }
  });
});
