import { isBuiltin } from 'node:module';
import { sep } from 'node:path';
import { extractFile, listPackage, statFile } from '@electron/asar';

/** All that the archive may hold, and whether it lies beside the archive as a plain file. */
const ALLOWED = [
  { path: /^package\.json$/ },
  { path: /^dist\/electron\/(main|preload)\.cjs$/ },
  { path: /^dist\/worker\.cjs$/ },
  { path: /^dist\/renderer\/(index\.html|before\.js|icon\.svg|[\w-]+\.jpg|licences\.(json|html))$/ },
  { path: /^dist\/renderer\/app\/[\w.-]+\.(js|css|woff2|svg|png|jpg|webp)$/ },
  { path: /^dist\/renderer\/app\/draco_decoder_gltf-[\w-]+\.wasm$/ },
  { path: /^dist\/renderer\/assets\/tables\/[\w-]+\.json$/, beside: true },
  { path: /^dist\/renderer\/assets\/pieces\/[\w-]+\/[\w-]+\.glb\.pack$/, beside: true },
  { path: /^dist\/renderer\/assets\/catalogue\/pieces\.json$/, beside: true },
  { path: /^dist\/renderer\/assets\/figures\/[\w-]+\.glb(\.pack)?$/ },
  { path: /^dist\/renderer\/assets\/pictures\/(figures|tables)\/[\w-]+\.webp$/ },
  { path: /^dist\/renderer\/assets\/pictures\/pieces\/[\w-]+\/[\w-]+\.webp$/ },
  { path: /^dist\/renderer\/assets\/(sounds|fonts)\/[\w./-]+\.(ogg|mp3|wav|woff2|json|txt|md)$/ },
];
const REQUIRED = ['package.json', 'dist/electron/main.cjs', 'dist/electron/preload.cjs', 'dist/worker.cjs', 'dist/renderer/index.html', 'dist/renderer/licences.json', 'dist/renderer/licences.html', 'dist/renderer/assets/tables/refinery.json', 'dist/renderer/assets/catalogue/pieces.json'];
const PROGRAMS = ['dist/electron/main.cjs', 'dist/electron/preload.cjs', 'dist/worker.cjs'];
/** What the programs may ask for beside Node's own: Electron, and what `ws` tries to use where it is installed. */
const GIVEN = ['electron', 'bufferutil', 'utf-8-validate'];
const NO_PACKING = ['devDependencies', 'scripts', 'build'];

/** The files of an archive: path with `/`, bytes, and whether each lies beside it. */
export function filesOf(archive) {
  return listPackage(archive).map((listed) => listed.slice(1)).flatMap((path) => {
    const facts = statFile(archive, path, false);
    if ('files' in facts) return [];
    return [{ path: path.split(sep).join('/'), bytes: facts.size ?? 0, beside: facts.unpacked === true, link: 'link' in facts }];
  });
}

/** What is wrong with an archive, as sentences: files that should not be in it, are missing or in the wrong place, and programs that need more than is there. */
export function contentFaults(archive) {
  const files = filesOf(archive);
  const faults = files.flatMap(({ path, beside, link }) => {
    const allowed = ALLOWED.find((one) => one.path.test(path));
    if (allowed === undefined) return [`${path} does not belong into the package`];
    if (link) return [`${path} is a link`];
    if (beside !== (allowed.beside ?? false)) return [`${path} must lie ${beside ? 'in' : 'beside'} the archive`];
    return [];
  });
  const missing = REQUIRED.filter((path) => !files.some((file) => file.path === path));
  faults.push(...missing.map((path) => `${path} is missing`));
  if (!missing.includes('package.json')) {
    const description = JSON.parse(textOf(archive, 'package.json'));
    faults.push(...NO_PACKING.filter((field) => field in description).map((field) => `package.json still has ${field}`));
    if (!files.some(({ path }) => path === description.main)) faults.push(`package.json's main, ${description.main}, is not there`);
  }
  for (const program of PROGRAMS.filter((path) => !missing.includes(path))) faults.push(...needs(textOf(archive, program)).map((name) => `${program} needs ${name}, which is not there`));
  return faults;
}

/** Names that a bundled program loads while it runs and that are neither Node's nor Electron's. */
function needs(text) {
  const named = [...text.matchAll(/\brequire\("([^"]+)"\)|\bfrom\s+"([^"]+)";|\bimport\("([^"]+)"\)/g)].map(([, a, b, c]) => a ?? b ?? c);
  return [...new Set(named)].filter((name) => !isBuiltin(name) && !GIVEN.includes(name));
}

const textOf = (archive, path) => extractFile(archive, path.split('/').join(sep)).toString('utf8');
