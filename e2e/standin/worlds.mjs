/** What runs inside the page: the text of these functions is sent there, so they use nothing from outside. */

/** One end of the bridge between the page's world and the preload's: calls, replies and settled promises as strings over DOM events. */
export function bridge(channel, mine, theirs, makeCodec) {
  const functions = new Map();
  const ids = new WeakMap();
  const replies = [];
  const listeners = [];
  let last = 0;

  const send = (message) => void document.dispatchEvent(new CustomEvent(channel + theirs, { detail: JSON.stringify(message) }));

  const functionOut = (value) => {
    if (typeof value === 'function') {
      if (!ids.has(value)) {
        ids.set(value, ++last);
        functions.set(last, value);
      }
      return { $: 'function', id: ids.get(value) };
    }
    const id = ++last;
    value.then((result) => send({ kind: 'settle', id, value: codec.encode(result) }), (error) => send({ kind: 'settle', id, error: codec.encode(error) }));
    return { $: 'promise', id };
  };
  const functionIn = (value) => {
    if (value.$ === 'function') return (...args) => call(value.id, args);
    return new Promise((resolve, reject) => functions.set(`promise ${value.id}`, (message) => (message.error ? reject(codec.decode(message.error)) : resolve(codec.decode(message.value)))));
  };
  const codec = makeCodec(functionOut, functionIn);

  const call = (id, args) => {
    send({ kind: 'call', id, args: codec.encode(args) });
    const reply = replies.pop();
    if (reply.error) throw codec.decode(reply.error);
    return codec.decode(reply.value);
  };
  const answer = ({ id, args }) => {
    try {
      return { kind: 'reply', value: codec.encode(functions.get(id)(...codec.decode(args))) };
    } catch (error) {
      return { kind: 'reply', error: codec.encode(error) };
    }
  };

  document.addEventListener(channel + mine, (event) => {
    const message = JSON.parse(event.detail);
    if (message.kind === 'call') send(answer(message));
    else if (message.kind === 'reply') replies.push(message);
    else if (message.kind === 'settle') {
      const settle = functions.get(`promise ${message.id}`);
      functions.delete(`promise ${message.id}`);
      settle?.(message);
    } else for (const [kind, listen] of listeners) if (kind === message.kind) listen(message);
  });
  return { send, codec, on: (kind, listen) => void listeners.push([kind, listen]) };
}

/** The page's world: what the preload exposes becomes a frozen property of `window`; opening a window asks the main process, which denies it. */
export function pageWorld(channel, bridge, makeCodec) {
  const freeze = (object) => {
    if (object && typeof object === 'object' && !Array.isArray(object)) {
      Object.values(object).forEach(freeze);
      Object.freeze(object);
    }
    return object;
  };
  const toPreload = bridge(channel, '<', '>', makeCodec);
  toPreload.on('expose', ({ key, value }) => Object.defineProperty(globalThis, key, { value: freeze(toPreload.codec.decode(value)), enumerable: true, configurable: false, writable: false }));
  globalThis.open = (address = '') => {
    toPreload.send({ kind: 'open', url: new URL(address, location.href).href });
    return null;
  };
}

/** The preload's world: `require('electron')` gives `ipcRenderer` and `contextBridge`, and nothing else can be required. */
export function preloadWorld(channel, bridge, makeCodec, body, sandboxed) {
  const toPage = bridge(channel, '>', '<', makeCodec);
  const native = globalThis.__ipcNative;
  toPage.on('open', ({ url }) => native(JSON.stringify({ kind: 'open', url })));
  const { encode, decode } = makeCodec();
  const waiting = new Map();
  const listeners = new Map();
  const exposed = new Set();
  let last = 0;

  globalThis.__deliver = (text) => {
    const message = JSON.parse(text);
    if (message.kind === 'result') {
      const { resolve, reject } = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.error) reject(new Error(message.error));
      else resolve(decode(message.value));
    } else for (const listen of [...(listeners.get(message.channel) ?? [])]) listen({ senderId: 0, ports: [] }, ...decode(message.args));
  };

  const ipcRenderer = {
    invoke: (name, ...args) =>
      new Promise((resolve, reject) => {
        const encoded = encode(args);
        const id = ++last;
        waiting.set(id, { resolve, reject });
        native(JSON.stringify({ kind: 'invoke', id, channel: name, args: encoded }));
      }),
    send: (name, ...args) => native(JSON.stringify({ kind: 'send', channel: name, args: encode(args) })),
    on(name, listen) {
      listeners.set(name, [...(listeners.get(name) ?? []), listen]);
      return ipcRenderer;
    },
    off(name, listen) {
      listeners.set(name, (listeners.get(name) ?? []).filter((other) => other !== listen));
      return ipcRenderer;
    },
  };
  const contextBridge = {
    exposeInMainWorld(key, value) {
      if (exposed.has(key)) throw new Error('Cannot bind an API on top of an existing property on the window object');
      exposed.add(key);
      toPage.send({ kind: 'expose', key, value: toPage.codec.encode(value) });
    },
  };
  const have = (object, name) =>
    new Proxy(object, {
      get(target, key) {
        if (typeof key === 'symbol' || key in target) return target[key];
        throw new Error(`stand-in: ${name}.${key} is not implemented`);
      },
    });
  const require = (name) => {
    if (name !== 'electron') throw new Error(`module not found: ${name}`);
    return have({ contextBridge: have(contextBridge, 'contextBridge'), ipcRenderer: have(ipcRenderer, 'ipcRenderer') }, 'electron');
  };
  const module = { exports: {} };
  body(require, module, module.exports, { platform: 'linux', versions: {}, env: {}, type: 'renderer', contextIsolated: true, sandboxed });
}
