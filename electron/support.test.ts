import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../engine/testing/folders.ts';
import { describeFacts, type Facts } from './diagnostics.ts';
import { Log } from './logs.ts';
import { printable } from './printable.ts';
import { redactor } from './redact.ts';

const linux = redactor({ home: '/home/jo smith', user: 'josmith', computer: 'jos-laptop' });
const windows = redactor({ home: 'C:\\Users\\Jo', user: 'Jo', computer: 'DESK' });

describe('what is private', () => {
  it('home folders go, however they are written', () => {
    expect(linux('at /home/jo smith/.config/Gantry and file:///home/jo%20smith/x')).toBe('at ~/.config/Gantry and file://~/x');
    expect(windows('C:\\Users\\Jo\\AppData, C:/Users/Jo/AppData, "C:\\\\Users\\\\Jo\\\\x", c:\\users\\jo\\y')).toBe('~\\AppData, ~/AppData, "~\\\\x", ~\\y');
  });
  it('homes of others go too', () => {
    expect(linux('/home/anna/x /Users/ben/y D:\\Users\\carl\\z D:\\\\Users\\\\dora\\\\z')).toBe('/home/…/x /Users/…/y D:\\Users\\…\\z D:\\\\Users\\\\…\\\\z');
  });
  it('names of account and computer go where they are words, short ones stay', () => {
    expect(linux('josmith on JOS-LAPTOP; josmithson')).toBe('(user) on (computer); josmithson');
    expect(windows('Jo joins at DESK')).toBe('Jo joins at (computer)');
  });
  it('marks of direction and control characters steer no terminal', () => expect(printable('a\u202egnp\u2066\x1b[31m\n')).toBe('agnp\ufffd[31m\n'));
  it.each(['?', '#'])('secrets of addresses go, behind %s', (mark) => expect(linux(`http://127.0.0.1:5/${mark}token=abc_-9&x=1`)).toBe(`http://127.0.0.1:5/${mark}token=…&x=1`));
  it('names with signs of patterns are names', () => expect(redactor({ home: '/h/a.b(c', user: 'a.b(c', computer: '' })('/h/a.b(c/x a.b(c axb(c')).toBe('~/x (user) axb(c'));
});

describe('the log', () => {
  const folder = temporaryFolder('logs');
  afterEach(() => folder.remove());
  const log = (size?: number): Log => new Log({ folder: join(folder.path, 'logs'), redact: linux, now: () => 0, ...(size === undefined ? {} : { size }) });

  it('has lines with a time, without anything private, and keeps line breaks apart from lines', () => {
    log().write('lost /home/jo smith/a\nat b');
    expect(readFileSync(join(folder.path, 'logs/gantry.log'), 'utf8')).toBe('1970-01-01T00:00:00.000Z lost ~/a\n  at b\n');
  });

  it('has nothing in it that steers a terminal, and no feigned lines', () => {
    log().write('a\u001b[2Jb\rc\u0000d\r\ne');
    expect(readFileSync(join(folder.path, 'logs/gantry.log'), 'utf8')).toBe('1970-01-01T00:00:00.000Z a\ufffd[2Jb\ufffdc\ufffdd\n  e\n');
  });

  it('is kept to four files of a size, the oldest going first', () => {
    const small = log(500);
    for (let i = 0; i < 100; i++) small.write(`line ${i}`);
    const names = readdirSync(small.folder).sort();
    expect(names).toEqual(['gantry.1.log', 'gantry.2.log', 'gantry.3.log', 'gantry.log']);
    for (const name of names) expect(statSync(join(small.folder, name)).size).toBeLessThanOrEqual(500);
    expect(small.tail(20).map((line) => line.split(' ').at(-1))).toEqual(Array.from({ length: 20 }, (_, i) => String(80 + i)));
    expect(small.tail(1000).length).toBeGreaterThan(30);
  });

  it('a very long message is cut', () => {
    log().write('x'.repeat(1_000_000));
    expect(statSync(join(folder.path, 'logs/gantry.log')).size).toBeLessThan(5000);
  });

  it('what is private is taken out before a long message is cut, so that no half of it stays', () => {
    for (let length = 3980; length < 4000; length++) log().write(`${'x'.repeat(length)}/home/jo smith/a`);
    expect(readFileSync(join(folder.path, 'logs/gantry.log'), 'utf8')).not.toContain('/home/');
  });

  it('a folder that cannot be written does not stop anything', () => {
    log().write('x');
    const blocked = new Log({ folder: join(folder.path, 'logs/gantry.log'), redact: linux, now: () => 0 });
    expect(() => blocked.write('y')).not.toThrow();
    expect(blocked.tail(5)).toEqual([]);
  });
});

describe('the diagnostics', () => {
  const facts: Facts = {
    version: '1.2.3', packaged: true, versions: { electron: '45.4.1', chrome: '156', node: '24', v8: '15' }, platform: 'linux', architecture: 'x64', release: '6.1', locale: 'en-US',
    cores: 8, memory: 17_179_869_184, displays: [{ width: 1920, height: 1080, scale: 1.5 }], graphics: { webgl: 'enabled' }, log: ['1970 opened /home/jo smith/m.gantry'],
  };

  it('say versions, system, screens, graphics and the last lines of the log', () => {
    expect(describeFacts(facts, linux)).toBe([
      'Gantry 1.2.3', 'electron 45.4.1, chrome 156, node 24, v8 15', 'linux x64 6.1, en-US, 8 cores, 16 GiB', 'screens: 1920×1080@1.5', 'graphics:', '  webgl: enabled', 'log (last 1 lines):', '  1970 opened ~/m.gantry', '',
    ].join('\n'));
  });

  it('say nothing private, wherever it came in', () => {
    const text = describeFacts({ ...facts, release: 'jos-laptop', graphics: { driver: '/home/jo smith/driver' }, log: ['josmith at /Users/anna/x'] }, linux);
    expect(text).not.toMatch(/jo smith|josmith|jos-laptop|anna/);
  });
});
