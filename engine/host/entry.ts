/** What passes between a page in a browser and its host before the first call: by which key the host knows the browser. */
import { z } from 'zod';

/** 256 bits in base64url: a key that a browser keeps, or a token that is worth one. */
export const secretForm = z.string().regex(/^[\w-]{43}$/, 'this is no key');

/** Where a token is exchanged for a key, by POST. */
export const ENTER = '/enter';
/** The page makes the key and keeps it before it asks: when it ends in between, the key is not lost with it. */
export const enterForm = z.strictObject({ token: secretForm, key: secretForm });

/** The first message of every link. */
export const helloForm = z.strictObject({ hello: secretForm });
/** The host's word that the key is known. `renew`: the page is to make another one. */
export const welcomeForm = z.strictObject({ welcome: z.strictObject({ renew: z.boolean() }) });
/** The page's new key, kept beside the old one, and the host's word whether it is good from now on. */
export const renewForm = z.strictObject({ renew: secretForm });
export const renewedForm = z.strictObject({ renewed: z.boolean() });

/** Why the host closed a link at its door, as close codes of a WebSocket: the key is not known; the browser has too many links. */
export const TURNED_AWAY = { unknown: 4001, crowded: 4002 } as const;
