import { homedir } from 'node:os';
import { join } from 'node:path';

/** The folder where this user's matches are kept; `GANTRY_DATA` overrides it. */
export function dataFolder(environment: NodeJS.ProcessEnv = process.env, platform: NodeJS.Platform = process.platform, home = homedir()): string {
  if (environment['GANTRY_DATA'] !== undefined && environment['GANTRY_DATA'] !== '') return environment['GANTRY_DATA'];
  if (platform === 'win32') return join(environment['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'Gantry');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Gantry');
  return join(environment['XDG_DATA_HOME'] ?? join(home, '.local', 'share'), 'gantry');
}
