/** Names that runtimes look up on any object. */
const ASKED_OF_ALL = new Set(['then', 'toJSON', 'inspect', 'constructor', 'prototype', 'domain', '$$typeof', 'nodeType', 'asymmetricMatch', '__playwright_target__']);

/**
 * The same object, but reading a member that it does not have throws instead of giving undefined.
 * @template {object} T
 * @param {T} object
 * @param {string} name
 * @returns {T}
 */
export function strict(object, name) {
  return new Proxy(object, {
    get(target, key, self) {
      if (typeof key === 'symbol' || key in target || ASKED_OF_ALL.has(key)) return Reflect.get(target, key, self);
      throw new Error(`stand-in: ${name}.${key} is not implemented`);
    },
  });
}

/** A promise that is settled from outside: `ok(value)` or `no(error)`. */
export function later() {
  let ok;
  let no;
  const promise = new Promise((resolve, reject) => { ok = resolve; no = reject; });
  return Object.assign(promise, { ok, no });
}
