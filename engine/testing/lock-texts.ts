import { livenessOf, ownLiveness, type Holder } from '../node/liveness.ts';

const textOf = (holder: Holder): string => `${JSON.stringify(holder)}\n`;

/** What a lock says that another Gantry on this computer holds, which lives. */
export const lockOfLiving = async (): Promise<string> => textOf(await livenessOf().self());

/** What one says whose Gantry on this computer has ended. */
export const lockOfGone = async (): Promise<string> => textOf({ ...(await ownLiveness.self()), process: 999_999_999, endpoint: 'gantry-0123456789abcdef' });

/** What one says whose Gantry ran on another computer, of which nothing can be told here. */
export const lockOfFar = (computer = 'attic'): string => textOf({ process: 42, computer, endpoint: 'gantry-fedcba9876543210', start: '1', machine: ['far'], boot: '00000000-0000-4000-8000-000000000000', processes: 'pid:[4026531836]', sockets: 'net:[1]' });
