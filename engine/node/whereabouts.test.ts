import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isWholeMachine, whereabouts, type SystemParts } from './whereabouts.ts';

const ID = '3d1219c7c4c5404aaa1f6d2a48adfda4';
const BOOT = '8aafc9d9-3c00-4122-bbb0-bc2520235f6d';
const WHOLE = 'pid:[4026531836]';
const nothing = (): Promise<never> => Promise.reject(new Error('there is no such thing'));
const NOTHING = { read: nothing, link: nothing, names: nothing, run: nothing, temporary: '/tmp' } as const;

/** A Linux machine of these files, links and network cards. */
function linux(files: Readonly<Record<string, string>>, cards: Readonly<Record<string, string>> = {}): SystemParts {
  const all: Readonly<Record<string, string>> = {
    '/etc/machine-id': `${ID}\n`, '/proc/sys/kernel/random/boot_id': `${BOOT}\n`, '/proc/self/ns/pid': WHOLE, '/proc/self/ns/time': 'time:[4026531834]', '/proc/self/ns/net': 'net:[4026531833]', ...files,
    ...Object.fromEntries(Object.entries(cards).flatMap(([card, address]) => [[`/sys/class/net/${card}/device`, 'there'], [`/sys/class/net/${card}/address`, `${address}\n`]])),
  };
  const find = (path: string): Promise<string> => (all[path] === undefined || all[path] === '' ? nothing() : Promise.resolve(all[path]));
  return { ...NOTHING, platform: 'linux', read: find, link: find, names: () => Promise.resolve([...Object.keys(cards), 'docker0', 'lo']) };
}

const WINDOWS = 'HKEY_LOCAL_MACHINE\\SOFTWARE\\Microsoft\\Cryptography\r\n    MachineGuid    REG_SZ    2f6a3a1e-0d5e-4f0c-8a43-0e7d7f4f3c11\r\n\r\n';
const MACOS = '+-o J314sAP  <class IOPlatformExpertDevice>\n    {\n      "IOPlatformSerialNumber" = "C02XXXXX"\n      "IOPlatformUUID" = "564D4E3B-8C3B-5A3B-9D3E-2B1C0A9F8E7D"\n    }\n';

describe('where a process runs', () => {
  it('on Linux: the run of the system and its rooms by their own names, the machine by hashes of its id and its network cards', async () => {
    const here = await whereabouts(linux({}, { eth0: '02:fc:00:00:00:01', wlan0: 'a4:83:e7:00:00:02' }));
    expect(here).toEqual({ machine: [expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)], boot: BOOT, processes: `${WHOLE} time:[4026531834]`, sockets: 'net:[4026531833]' });
    expect(JSON.stringify(here)).not.toMatch(new RegExp(`${ID}|02:fc|a4:83`));
  });

  it('a machine is known again by any of its cards; a copy of it with other cards is another one', async () => {
    const marks = async (cards: Readonly<Record<string, string>>): Promise<readonly string[]> => (await whereabouts(linux({}, cards))).machine;
    const before = await marks({ eth0: '02:fc:00:00:00:01', wlan0: 'a4:83:e7:00:00:02' });
    expect(new Set(before).size).toBe(2);
    expect(await marks({ wlan0: 'a4:83:e7:00:00:02' })).toEqual([before[1]]);
    expect((await marks({ eth0: '02:fc:00:00:00:09' })).filter((mark) => before.includes(mark))).toEqual([]);
    expect((await marks({})).filter((mark) => before.includes(mark))).toEqual([]);
    expect(await marks({})).toHaveLength(1);
    expect(await marks({ odd: '00:00:00:00:00:00' }), 'no address is no mark').toEqual(await marks({}));
  });

  it.each([
    ['an id that was never set', { '/etc/machine-id': 'uninitialized\n' }, { machine: [] }],
    ['no id', { '/etc/machine-id': '' }, { machine: [] }],
    ['a run without a name', { '/proc/sys/kernel/random/boot_id': '' }, { boot: null }],
    ['a system that does not tell its rooms', { '/proc/self/ns/pid': '', '/proc/self/ns/net': '' }, { processes: null, sockets: null }],
    ['an older Linux, on which all have one clock', { '/proc/self/ns/time': '' }, { processes: WHOLE }],
  ] as const)('what is not said is left out: %s', async (_, files, expected) => {
    expect(await whereabouts(linux(files))).toMatchObject(expected);
  });

  it('on Windows and macOS the system’s own programs are asked for the machine’s id; there is one room of process numbers', async () => {
    const asked: string[] = [];
    const run = (answer: string) => (program: string, words: readonly string[]): Promise<string> => (asked.push([program, ...words].join(' ')), Promise.resolve(answer));
    const windows = await whereabouts({ ...NOTHING, platform: 'win32', run: run(WINDOWS) });
    const macos = await whereabouts({ ...NOTHING, platform: 'darwin', run: run(MACOS) });
    expect(windows).toMatchObject({ machine: [expect.stringMatching(/^[0-9a-f]{32}$/)], boot: null, processes: 'win32', sockets: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown });
    expect(macos).toMatchObject({ machine: [expect.stringMatching(/^[0-9a-f]{32}$/)], boot: null, processes: 'darwin', sockets: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown });
    expect(windows.machine).not.toEqual(macos.machine);
    expect(asked[0]).toMatch(/[\\/]System32[\\/]reg\.exe query HKLM\\SOFTWARE\\Microsoft\\Cryptography \/v MachineGuid/);
    expect(asked[1]).toBe('/usr/sbin/ioreg -rd1 -c IOPlatformExpertDevice');
    const sandboxed = await whereabouts({ ...NOTHING, platform: 'darwin', temporary: '/Users/me/Library/Containers/gantry/tmp', run: run(MACOS) });
    expect(sandboxed.machine).toEqual(macos.machine);
    expect(sandboxed.sockets).not.toBe(macos.sockets);
  });

  it.each(['linux', 'win32', 'darwin', 'freebsd'])('a system (%s) of which nothing can be asked makes nothing fail', async (platform) => {
    expect(await whereabouts({ ...NOTHING, platform })).toMatchObject({ machine: [], boot: null });
    expect(await whereabouts({ ...NOTHING, platform, run: () => Promise.resolve('Zugriff verweigert') })).toMatchObject({ machine: [] });
  });

  it('a whole machine is told from a container by the room of its process numbers', async () => {
    expect(isWholeMachine(await whereabouts(linux({})))).toBe(true);
    for (const room of ['pid:[4026532301]', '']) expect(isWholeMachine(await whereabouts(linux({ '/proc/self/ns/pid': room })))).toBe(false);
  });

  it.skipIf(process.platform !== 'linux')(`on this computer${process.platform === 'linux' ? '' : ' (skipped: it is no Linux)'}: it is what the system says, the same each time`, async () => {
    const here = await whereabouts();
    expect(here).toMatchObject({ boot: readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim(), sockets: readlinkSync('/proc/self/ns/net') });
    expect(here.processes).toContain(readlinkSync('/proc/self/ns/pid'));
    expect(here.machine.length > 0).toBe(existsSync('/etc/machine-id') && /^[0-9a-f]{32}$/.test(readFileSync('/etc/machine-id', 'latin1').trim()));
    expect(await whereabouts()).toEqual(here);
    expect(spawnSync(process.execPath, ['-e', 'process.stdout.write(require("fs").readlinkSync("/proc/self/ns/net"))']).stdout.toString()).toBe(here.sockets);
  });
});
