/** The game's own scheme and address inside the desktop window. */
export const SCHEME = 'app';
const HOST = 'gantry';
export const ORIGIN = `${SCHEME}://${HOST}`;

/** The address's parts, or null for what is none. */
function parsed(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** Whether an address is one of the game's own pages or files. It is read as an address: the beginning of a string proves nothing. */
export function isOwnAddress(address: string): boolean {
  const url = parsed(address);
  return url !== null && url.protocol === `${SCHEME}:` && url.host === HOST && url.username === '' && url.password === '';
}

/** Whether an address is the game's page itself, with any words after it. */
export const isOwnPage = (address: string): boolean => isOwnAddress(address) && ['', '/', '/index.html'].includes(new URL(address).pathname);

/** Whether a download is one that the page made itself (a match or a team as a file). */
export function isOwnDownload(address: string): boolean {
  return address.startsWith('blob:') && isOwnAddress(address.slice('blob:'.length));
}

/** Whether anything may be fetched from an address: the game's own files and data made in the page. `debugging` adds the developer tools. */
export function mayLoad(address: string, debugging: boolean): boolean {
  if (isOwnAddress(address) || isOwnDownload(address)) return true;
  const protocol = parsed(address)?.protocol;
  return protocol === 'data:' || (debugging && (protocol === 'devtools:' || protocol === 'chrome-extension:'));
}
