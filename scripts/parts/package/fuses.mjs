import { inRoot } from '../files.mjs';

/** The fuses of `electron/fuses.ts`, by the names that the packer takes. */
export async function wantedFuses() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({ entryPoints: [inRoot('electron/fuses.ts')], bundle: true, write: false, format: 'esm', platform: 'node', target: 'node20', logLevel: 'silent' });
  return (await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)).FUSES;
}

/** The fuses of a packed program, by the same names. Throws when the program has none. */
export async function fusesOf(program) {
  const { FuseState, FuseV1Options, getCurrentFuseWire } = await fusesLibrary();
  const wire = await getCurrentFuseWire(program);
  const names = Object.values(FuseV1Options).filter((name) => typeof name === 'string' && FuseV1Options[name] in wire);
  return Object.fromEntries(names.map((name) => [name[0].toLowerCase() + name.slice(1), wire[FuseV1Options[name]] === FuseState.ENABLE]));
}

/** What differs between the wanted fuses and those of a packed program, as sentences. */
export async function fuseFaults(program) {
  const [wanted, found] = [await wantedFuses(), await fusesOf(program)];
  return Object.entries(wanted).filter(([name, on]) => found[name] !== on).map(([name, on]) => `fuse ${name} is ${found[name] ?? 'missing'}, not ${on}`);
}

async function fusesLibrary() {
  const library = await import('@electron/fuses');
  const { FuseState } = await import('@electron/fuses/dist/constants.js');
  return { ...library, FuseState };
}
