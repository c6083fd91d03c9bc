import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentFaults, filesOf } from './contents.mjs';
import { fuseFaults } from './fuses.mjs';
import { sizeFaults, sizesOf } from './sizes.mjs';

/** Where things lie in a packed program's folder on each system. */
const LAYOUTS = {
  linux: { program: 'gantry', resources: 'resources', locales: 'locales', licences: ['LICENSE.electron.txt', 'LICENSES.chromium.html'], more: ['usr/share/mime/packages/gantry.xml', 'usr/share/icons/hicolor/256x256/mimetypes/application-x-gantry-match.png'] },
  win: { program: 'Gantry.exe', resources: 'resources', locales: 'locales', licences: ['LICENSE.electron.txt', 'LICENSES.chromium.html'], more: [] },
  mac: { program: 'Gantry.app', resources: 'Gantry.app/Contents/Resources', licences: ['Gantry.app/Contents/Resources/LICENSE.electron.txt', 'Gantry.app/Contents/Resources/LICENSES.chromium.html'], more: ['Gantry.app/Contents/Resources/match.icns', 'Gantry.app/Contents/Resources/table.icns'] },
};
const LANGUAGES = /^(en|es|pl)([-_].+)?\.pak$/;

/** The folders of packed programs in the packer's output folder, with the system each is for. */
export function packedFolders(output) {
  return readdirSync(output).flatMap((name) => {
    const [, system] = /^(linux|win|mac)(?:-\w+)?(?:-unpacked)?$/.exec(name) ?? [];
    const folder = join(output, name);
    return system !== undefined && statSync(folder).isDirectory() && existsSync(join(folder, LAYOUTS[system].program)) ? [{ system, folder }] : [];
  });
}

/** Checks a packed program's folder. Gives its sizes in bytes and all that is wrong, as sentences. */
export async function checkPacked({ system, folder }) {
  const { program, resources, locales, licences, more } = LAYOUTS[system];
  const archive = join(folder, resources, 'app.asar');
  if (!existsSync(archive)) return { faults: [`${archive} is missing`] };
  const expected = [...licences, ...more, `${resources}/LICENSE.txt`, `${resources}/licences.html`];
  const faults = expected.filter((path) => !existsSync(join(folder, path))).map((path) => `${path} is missing`);
  faults.push(...contentFaults(archive), ...besideFaults(archive));
  if (locales !== undefined) faults.push(...readdirSync(join(folder, locales)).filter((name) => !LANGUAGES.test(name)).map((name) => `${locales}/${name} is of a language that the game does not have`));
  faults.push(...(await fuseFaults(join(folder, program))), ...sealFaults(system, folder));
  const sizes = sizesOf(archive, folder);
  return { sizes, faults: [...faults, ...sizeFaults(sizes)] };
}

/** Files that should lie beside the archive, whole, and files there that the archive does not know. */
function besideFaults(archive) {
  const folder = `${archive}.unpacked`;
  const beside = new Map(filesOf(archive).filter((file) => file.beside).map(({ path, bytes }) => [path, bytes]));
  const found = existsSync(folder) ? readdirSync(folder, { recursive: true }).map((path) => path.replaceAll('\\', '/')).filter((path) => statSync(join(folder, path)).isFile()) : [];
  return [
    ...[...beside].filter(([path, bytes]) => !found.includes(path) || statSync(join(folder, path)).size !== bytes).map(([path]) => `${path} is not whole beside the archive`),
    ...found.filter((path) => !beside.has(path)).map((path) => `${path} lies beside the archive and does not belong there`),
  ];
}

/** On macOS and Windows the program carries its archive's checksum; the fuse asks for it at every start. */
function sealFaults(system, folder) {
  if (system === 'linux') return [];
  const carrier = system === 'mac' ? 'Gantry.app/Contents/Info.plist' : 'Gantry.exe';
  const mark = system === 'mac' ? Buffer.from('ElectronAsarIntegrity') : Buffer.from('ELECTRONASAR', 'utf16le');
  return readFileSync(join(folder, carrier)).includes(mark) ? [] : [`${carrier} does not carry the archive's checksum`];
}
