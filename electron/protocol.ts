import type { CustomScheme, Protocol } from 'electron';
import { fileAt } from './files.ts';
import { TEXT_HEADERS } from './headers.ts';
import { isOwnAddress, SCHEME } from './origin.ts';

/** What the game's scheme may do: behave like a secure web address. It may not get round the content policy, and has no service workers. */
export const PRIVILEGES: CustomScheme = {
  scheme: SCHEME,
  privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, bypassCSP: false, allowServiceWorkers: false, corsEnabled: false },
};

/** The answer to a request for one of the game's own files: only GET, only this host, only what lies in the folder. */
export async function answerRequest(root: string, request: Request): Promise<Response> {
  const file = request.method === 'GET' && isOwnAddress(request.url) ? await fileAt(root, new URL(request.url).pathname) : null;
  return file === null ? new Response('not found', { status: 404, headers: TEXT_HEADERS }) : new Response(new Uint8Array(file.bytes), { headers: file.headers });
}

/** Serves the folder's files at the game's own address. */
export function serveScreen(protocol: Protocol, root: string): void {
  protocol.handle(SCHEME, (request) => answerRequest(root, request));
}
