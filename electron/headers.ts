import { createHash } from 'node:crypto';

/** Where a page's parts may come from: the game itself, and nothing from anywhere else. Styles written in the page are named by their hashes. */
export function contentSecurityPolicy(styleHashes: readonly string[] = [], compiles = false): string {
  const rules: Readonly<Record<string, string>> = {
    'default-src': "'none'",
    // WebAssembly that the game brings with it, in the threads that thin models; no text becomes a program there either.
    'script-src': compiles ? "'self' 'wasm-unsafe-eval'" : "'self'",
    'style-src': ["'self'", ...styleHashes.map((hash) => `'sha256-${hash}'`)].join(' '),
    'img-src': "'self' data: blob:",
    'connect-src': "'self' data: blob:",
    'worker-src': "'self'",
    'font-src': "'self' data:",
    'media-src': "'self' data: blob:",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'frame-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    // No text becomes a program or a page's parts, but the address of the one worker, by `renderer/tools/trusted.ts`.
    'require-trusted-types-for': "'script'",
    'trusted-types': 'gantry-worker',
  };
  return Object.entries(rules).map(([name, value]) => `${name} ${value}`).join('; ');
}

/** The policy of what is no page: it may load nothing at all. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const COMMON: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), display-capture=(), usb=(), serial=(), hid=(), bluetooth=(), midi=(), payment=()',
};

/** Headers of a short text, which a browser must not take for a page. */
export const TEXT_HEADERS: Readonly<Record<string, string>> = { ...COMMON, 'content-type': 'text/plain; charset=utf-8', 'content-security-policy': NOTHING, 'cache-control': 'no-store' };

/** The programs of the threads that thin models, by their built names: those that are brought in, and the game's own as they are drawn from afar. */
const COMPILES = /^(?:model|coarsen)\.worker-[\w-]+\.js$/;

/** Headers of a file by its name. A page's policy allows the styles that stand in it. */
export function fileHeaders(name: string, contentType: string, bytes: Uint8Array): Readonly<Record<string, string>> {
  const policy = contentSecurityPolicy(contentType.startsWith('text/html') ? styleHashes(new TextDecoder().decode(bytes)) : [], COMPILES.test(name));
  return { ...COMMON, 'content-type': contentType, 'content-security-policy': policy, 'cache-control': 'no-cache' };
}

/** SHA-256 of every style element's text, in base 64. */
function styleHashes(page: string): readonly string[] {
  return [...page.matchAll(/<style[^>]*>([^]*?)<\/style>/gi)].map((found) => createHash('sha256').update(found[1]!, 'utf8').digest('base64'));
}
