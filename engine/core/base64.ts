/** Bytes as text and back, for links that carry text only: by the platform's own `btoa` and `atob`, which Node, Electron and every browser have. */
declare const btoa: (binary: string) => string;
declare const atob: (text: string) => string;

/** Bytes that are made signs of a text at once: an argument each. */
const AT_ONCE = 0x8000;

/** Base64 with padding. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let i = 0; i < bytes.length; i += AT_ONCE) binary += String.fromCharCode(...bytes.subarray(i, i + AT_ONCE));
  return btoa(binary);
}

/** Throws when the text is no base64. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** Base64url without padding of a text whose every sign is one byte. Throws for others. */
export const toBase64Url = (binary: string): string => btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');

/** Text whose signs are the bytes of base64url or base64, padded or not; null when it is neither. */
export function fromBase64Url(text: string): string | null {
  const signs = text.replace(/=+$/, '').replace(/-/g, '+').replace(/_/g, '/');
  return /^[A-Za-z0-9+/]*$/.test(signs) && signs.length % 4 !== 1 ? atob(signs) : null;
}
