import { join } from 'node:path';
import { fuseFaults, wantedFuses } from './fuses.mjs';

/** Sets Electron's fuses when a program is packed and not yet signed, and reads them back. Throws when one is not as wanted. */
export async function afterPack(context) {
  const { appOutDir, electronPlatformName, packager } = context;
  const wanted = await wantedFuses();
  // Electron's own download is signed without a name, and Apple's processors start nothing that was changed after signing.
  const resign = electronPlatformName === 'darwin' && process.platform === 'darwin';
  const fuses = await packager.generateFuseConfig({ ...wanted, resetAdHocDarwinSignature: resign });
  const unknown = Object.keys(wanted).length - (Object.keys(fuses).length - 2);
  if (unknown !== 0) throw new Error(`electron/fuses.ts names ${unknown} fuses that electron-builder does not know`);
  await packager.addElectronFuses(context, fuses);
  const faults = await fuseFaults(join(appOutDir, programName(packager, electronPlatformName)));
  if (faults.length > 0) throw new Error(faults.join('; '));
}

function programName({ appInfo, executableName }, platform) {
  if (platform === 'linux') return executableName;
  return platform === 'darwin' ? `${appInfo.productFilename}.app` : `${appInfo.productFilename}.exe`;
}
