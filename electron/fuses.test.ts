import { FuseV1Options } from '@electron/fuses';
import type { FuseOptionsV1 } from 'app-builder-lib';
import { expect, it } from 'vitest';
import { FUSES } from './fuses.ts';

/** The packer's own names, less what is no fuse. */
const forPacker: Required<Omit<FuseOptionsV1, 'resetAdHocDarwinSignature'>> = FUSES;

it('every fuse that the packer knows is set on purpose', () => {
  const named = Object.keys(FuseV1Options).filter((name) => Number.isNaN(Number(name))).map((name) => name[0]!.toLowerCase() + name.slice(1));
  expect(Object.keys(forPacker).sort()).toEqual(named.sort());
});

it('the program is no Node for others, cannot be debugged, and runs only what was packed', () => {
  expect(forPacker).toMatchObject({
    runAsNode: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    grantFileProtocolExtraPrivileges: false,
  });
});
