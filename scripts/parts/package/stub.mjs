import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The mark that Electron's fuses stand behind: its text, their form's version, their number, one letter each. */
const FUSE_MARK = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** As Electron's own downloads have them: 8 known fuses and the ninth. */
const FUSES = '101100011';
const WIRE = Buffer.concat([Buffer.from(FUSE_MARK, 'latin1'), Buffer.from([1, FUSES.length]), Buffer.from(FUSES, 'latin1')]);
const SCRIPT = '#!/bin/sh\necho "This is a package made without Electron; it shows the layout and does not run." >&2\nexit 1\n';
const LANGUAGES = ['de', 'en-GB', 'en-US', 'es', 'es-419', 'pl', 'zh-CN'];

/**
 * Makes a folder that the packer takes for Electron's download for `system` where that cannot be had: a program that does not run,
 * with fuses that can be set, and the files around it that the packer moves.
 */
export async function makeStub(folder, system) {
  const files = await { linux: linuxFiles, win: windowsFiles, mac: macFiles }[system]();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
    if (String(content).startsWith('#!')) chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

const licenceFiles = (folder, electron) => ({ [`${folder}${electron}`]: 'Electron would put its licence here.\n', [`${folder}LICENSES.chromium.html`]: '<p>Chromium would put its licences here.</p>\n' });
const around = () => ({ version: '0.0.0-stub\n', ...licenceFiles('', 'LICENSE'), ...Object.fromEntries(LANGUAGES.map((language) => [`locales/${language}.pak`, ''])) });

const linuxFiles = () => ({ electron: Buffer.concat([Buffer.from(SCRIPT), WIRE]), 'chrome-sandbox': SCRIPT, ...around() });

async function windowsFiles() {
  const { NtExecutable, NtExecutableResource, Resource } = (await import('resedit')).default ?? (await import('resedit'));
  const program = NtExecutable.createEmpty(false, false);
  const resources = NtExecutableResource.from(program);
  const facts = Resource.VersionInfo.createEmpty();
  facts.lang = 1033;
  facts.setStringValues({ lang: 1033, codepage: 1200 }, { FileDescription: 'Electron', ProductName: 'Electron' });
  facts.outputToResourceEntries(resources.entries);
  resources.outputResource(program);
  program.setExtraData(WIRE.buffer.slice(WIRE.byteOffset, WIRE.byteOffset + WIRE.length));
  return { 'electron.exe': Buffer.from(program.generate()), ...around() };
}

/** The packer moves licences into the application only from a real download; here they are in it from the start. */
function macFiles() {
  const helpers = ['', ' (GPU)', ' (Plugin)', ' (Renderer)'].map((kind) => `Electron Helper${kind}`);
  const contents = 'Electron.app/Contents';
  return {
    [`${contents}/Info.plist`]: plist('Electron'), [`${contents}/MacOS/Electron`]: SCRIPT,
    [`${contents}/Frameworks/Electron Framework.framework/Electron Framework`]: Buffer.concat([Buffer.from('stub\n'), WIRE]),
    ...Object.fromEntries(helpers.flatMap((name) => [[`${contents}/Frameworks/${name}.app/Contents/Info.plist`, plist(name)], [`${contents}/Frameworks/${name}.app/Contents/MacOS/${name}`, SCRIPT]])),
    ...Object.fromEntries(['de', 'en', 'es', 'pl'].flatMap((language) => ['Resources', 'Frameworks/Electron Framework.framework/Versions/A/Resources'].map((place) => [`${contents}/${place}/${language}.lproj/locale.pak`, '']))),
    ...licenceFiles(`${contents}/Resources/`, 'LICENSE.electron.txt'),
  };
}

const plist = (name) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict><key>CFBundleExecutable</key><string>${name}</string><key>CFBundleIconFile</key><string>electron.icns</string></dict></plist>
`;
