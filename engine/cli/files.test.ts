import { describe, expect, it } from 'vitest';
import { dataFolder } from './data-folder.ts';
import { newMatchId, newSeed } from './files.ts';

describe('where and how', () => {
  it('matches are kept in the folder that each system has for it', () => {
    expect(dataFolder({ GANTRY_DATA: '/here' }, 'linux', '/home/a')).toBe('/here');
    expect(dataFolder({}, 'linux', '/home/a')).toBe('/home/a/.local/share/gantry');
    expect(dataFolder({ XDG_DATA_HOME: '/data' }, 'linux', '/home/a')).toBe('/data/gantry');
    expect(dataFolder({}, 'darwin', '/Users/a')).toBe('/Users/a/Library/Application Support/Gantry');
    expect(dataFolder({ APPDATA: '/roaming' }, 'win32', '/Users/a')).toContain('Gantry');
  });

  it('a match is named by its start', () => {
    expect(newMatchId(new Date('2026-11-21T18:30:05Z'))).toMatch(/^2026-11-21-1830-05-[0-9a-f]{4}$/);
    expect(Number.isInteger(newSeed())).toBe(true);
  });
});
