/** SHA-256, so that what goes by its content goes by the same name in Node, in a page and in a thread, without waiting. */
import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of some bytes, or of a text's in UTF-8, as 64 hexadecimal digits. */
export const sha256 = (of: Uint8Array | string): string => bytesToHex(digest(typeof of === 'string' ? utf8ToBytes(of) : of));
