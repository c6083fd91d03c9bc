/** The browser's own guard of addresses that become programs (Trusted Types); absent in some browsers. */
interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createScriptURL: (address: string) => string }): { createScriptURL(address: string): string };
}

/**
 * Words an address of a worker so that a page under `require-trusted-types-for` takes it: the addresses in `own`, and nothing else ever. The
 * policy's name is the only one that the page's headers allow, and it can be made once.
 */
export function trustedWorker(own: readonly string[]): (address: string) => string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return (address) => address;
  const policy = trustedTypes.createPolicy('gantry-worker', {
    createScriptURL: (address) => {
      if (!own.includes(address)) throw new TypeError('this is no worker of the game');
      return address;
    },
  });
  return (address) => policy.createScriptURL(address);
}
