import type { IncomingMessage } from 'node:http';

/** The JSON that a request brings. Null when it is longer than `most` bytes, is no JSON, or never came whole. */
export function readBody(request: IncomingMessage, most: number): Promise<unknown> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let length = 0;
    request.on('data', (part: Buffer) => {
      length += part.length;
      if (length > most) resolve(null);
      else parts.push(part);
    });
    request.on('end', () => resolve(parsed(Buffer.concat(parts).toString('utf8'))));
    request.on('close', () => resolve(null));
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
