import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll, isAllStale } from './parts/bundle.mjs';
import { inRoot } from './parts/files.mjs';
import { areLicencesWritten, writeLicences } from './parts/package/licence-page.mjs';
import { megabytes } from './parts/package/sizes.mjs';
import { makeStub } from './parts/package/stub.mjs';
import { thirdPartyFault } from './parts/package/third-party.mjs';
import { checkPacked, packedFolders } from './parts/package/unpacked.mjs';
import { tool } from './parts/run.mjs';

const HELP = `node scripts/package.mjs [--linux] [--win] [--mac] [--x64] [--arm64] [--dir]   packs the game (for this system, when none is named)
  --stub            packs the layout without Electron, where that cannot be had (for Linux, when no system is named)
  --built           takes what is built as it is
  --output FOLDER   where to (release)
  --check FOLDER    checks what was packed there, and packs nothing
To make .deb files, package.json (or GANTRY_HOMEPAGE and GANTRY_MAINTAINER) must say where the game is at home and who packs it.`;
const SYSTEMS = { linux: 'Linux', win: 'Windows', mac: 'macOS' };
const ARTIFACT = /\.(exe|zip|dmg|AppImage|tar\.gz|deb)$/;

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`package: ${error.message}`);
  process.exitCode = 1;
}

async function main() {
  const flag = { type: 'boolean', default: false };
  const { values } = parseArgs({ options: { linux: flag, win: flag, mac: flag, x64: flag, arm64: flag, dir: flag, stub: flag, built: flag, help: flag, output: { type: 'string', default: inRoot('release') }, check: { type: 'string' } } });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  if (values.check !== undefined) return report(resolve(values.check));
  if (!values.built && isAllStale()) await buildAll();
  if (!areLicencesWritten()) console.log(`${await writeLicences()} libraries, every licence is there and allowed`);
  const fault = thirdPartyFault();
  if (fault !== null) throw new Error(fault);
  const output = resolve(values.output);
  mkdirSync(output, { recursive: true });
  for (const { folder } of packedFolders(output)) rmSync(folder, { recursive: true });
  const code = values.stub ? await packStub(output, values) : await pack(output, values);
  if (code !== 0) throw new Error(`electron-builder ended with ${code}${values.stub ? '' : '; where Electron cannot be downloaded, --stub packs the layout alone'}`);
  return report(output);
}

async function builder(output, words) {
  const { code } = await tool(inRoot('node_modules/electron-builder/cli.js'), [...words, '--publish', 'never', `-c.directories.output=${output}`]);
  return code;
}

async function packStub(output, values) {
  const chosen = Object.keys(SYSTEMS).filter((system) => values[system]);
  for (const system of chosen.length > 0 ? chosen : ['linux']) {
    const folder = mkdtempSync(join(tmpdir(), 'gantry-stub-'));
    try {
      const code = await builder(output, [`--${system}`, 'dir', '--x64', `-c.electronDist=${await makeStub(folder, system)}`]);
      if (code !== 0) return code;
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  return 0;
}

function pack(output, values) {
  const words = [...Object.keys(SYSTEMS), 'x64', 'arm64', 'dir'].filter((name) => values[name]).map((name) => `--${name}`);
  const { GANTRY_HOMEPAGE: homepage, GANTRY_MAINTAINER: maintainer } = process.env;
  if (homepage) words.push(`-c.extraMetadata.homepage=${homepage}`);
  if (maintainer) words.push(`-c.linux.maintainer=${maintainer}`);
  return builder(output, words);
}

/** Checks all that was packed in a folder, prints sizes and faults, and leaves both as a file. Gives the exit code. */
async function report(output) {
  const folders = packedFolders(output);
  if (folders.length === 0) throw new Error(`nothing packed was found in ${output}`);
  const results = [];
  for (const packed of folders) results.push({ ...packed, ...(await checkPacked(packed)) });
  for (const { system, folder, sizes = {}, faults } of results) {
    console.log(`\n${SYSTEMS[system]}: ${folder}`);
    for (const [part, bytes] of Object.entries(sizes)) console.log(`  ${part.padEnd(8)} ${megabytes(bytes).padStart(10)}`);
    for (const fault of faults) console.error(`  FAULT ${fault}`);
  }
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const artifacts = readdirSync(output).filter((name) => name.startsWith(`Gantry-${version}-`) && ARTIFACT.test(name)).map((name) => ({ name, sha256: createHash('sha256').update(readFileSync(join(output, name))).digest('hex') }));
  if (artifacts.length > 0) writeFileSync(join(output, 'SHA256SUMS.txt'), artifacts.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(''));
  writeFileSync(join(output, 'report.json'), `${JSON.stringify({ packed: results.map(({ system, sizes, faults }) => ({ system, sizes, faults })), artifacts }, null, 2)}\n`);
  const faults = results.reduce((sum, result) => sum + result.faults.length, 0);
  console.log(`\n${results.length} packed, ${faults} faults`);
  return faults === 0 ? 0 : 1;
}
