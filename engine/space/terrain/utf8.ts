/** Bytes as text: the platform's own `TextDecoder`, which Node, Electron and every browser have. */
declare const TextDecoder: new (kind: 'utf-8', options?: { readonly fatal: boolean }) => { decode(bytes: Uint8Array): string };

/** What is no UTF-8 becomes a sign that stands for it. */
export const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8').decode(bytes);
/** Throws where it is no UTF-8. */
export const strictTextOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);
