import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The nearest `assets` folder with tables, upwards from a file's address. `GANTRY_ASSETS` overrides it. Throws when there is none. */
export function assetsFolder(from: string): string {
  const given = process.env['GANTRY_ASSETS'];
  if (given !== undefined && given !== '') return given;
  for (let folder = dirname(fileURLToPath(from)); ; folder = dirname(folder)) {
    const assets = join(folder, 'assets');
    if (existsSync(join(assets, 'tables'))) return assets;
    if (dirname(folder) === folder) throw new Error('no assets folder was found beside the program; set GANTRY_ASSETS');
  }
}
