import { expect, it } from 'vitest';
import { dataFolder } from './data-folder.ts';

it('matches are kept in the folder that each system has for it', () => {
  expect(dataFolder({ GANTRY_DATA: '/here' }, 'linux', '/home/a')).toBe('/here');
  expect(dataFolder({}, 'linux', '/home/a')).toBe('/home/a/.local/share/gantry');
  expect(dataFolder({ XDG_DATA_HOME: '/data' }, 'linux', '/home/a')).toBe('/data/gantry');
  expect(dataFolder({}, 'darwin', '/Users/a')).toBe('/Users/a/Library/Application Support/Gantry');
  expect(dataFolder({ APPDATA: '/roaming' }, 'win32', '/Users/a')).toContain('Gantry');
});
