/**
 * What structured cloning carries, as tagged JSON. The text of this function also runs in the page and in the preload's
 * world, so it uses nothing from outside. `functionOut` and `functionIn` carry functions and promises across the bridge;
 * without them functions cannot be cloned, as in Electron's IPC.
 */
export function makeCodec(functionOut, functionIn) {
  const kindOf = (value) => Object.prototype.toString.call(value).slice(8, -1);
  const refuse = () => { throw new Error('An object could not be cloned.'); };

  const bytesOut = (value, kind) => {
    const bytes = kind === 'ArrayBuffer' ? new Uint8Array(value) : new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return { $: 'bytes', kind, value: btoa(text) };
  };
  const bytesIn = ({ kind, value }) => {
    const bytes = Uint8Array.from(atob(value), (letter) => letter.charCodeAt(0));
    if (kind === 'ArrayBuffer') return bytes.buffer;
    return kind === 'Uint8Array' ? bytes : new globalThis[kind](bytes.buffer);
  };

  const encode = (value) => {
    if (value === undefined) return { $: 'undefined' };
    if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? value : { $: 'number', value: Object.is(value, -0) ? '-0' : String(value) };
    if (typeof value === 'bigint') return { $: 'bigint', value: String(value) };
    if (typeof value === 'function' || (functionOut && kindOf(value) === 'Promise')) return functionOut ? functionOut(value) : refuse();
    if (typeof value === 'symbol') return refuse();
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) return value.map(encode);
    const kind = kindOf(value);
    if (kind === 'Date') return { $: 'date', value: Number(value) };
    if (kind === 'Map') return { $: 'map', value: [...value].map((entry) => entry.map(encode)) };
    if (kind === 'Set') return { $: 'set', value: [...value].map(encode) };
    if (kind === 'Error') return { $: 'error', name: value.name, message: value.message };
    if (kind === 'ArrayBuffer' || ArrayBuffer.isView(value)) return bytesOut(value, kind);
    const object = {};
    for (const key of Object.keys(value)) object[key] = encode(value[key]);
    return '$' in value ? { $: 'object', value: object } : object;
  };

  const decodeObject = (value) => {
    const object = {};
    for (const key of Object.keys(value)) object[key] = decode(value[key]);
    return object;
  };
  const decode = (value) => {
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) return value.map(decode);
    switch (value.$) {
      case 'undefined': return undefined;
      case 'number': return Number(value.value);
      case 'bigint': return BigInt(value.value);
      case 'date': return new Date(value.value);
      case 'map': return new Map(value.value.map((entry) => entry.map(decode)));
      case 'set': return new Set(value.value.map(decode));
      case 'error': return Object.assign(new Error(value.message), { name: value.name });
      case 'bytes': return bytesIn(value);
      case 'function':
      case 'promise': return functionIn(value);
      case 'object': return decodeObject(value.value);
      default: return decodeObject(value);
    }
  };
  return { encode, decode };
}
