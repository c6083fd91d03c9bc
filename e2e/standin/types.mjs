// @ts-check
/**
 * The stand-in beside Electron's own types: checked by `types.spec.ts`, never run. Every member that the stand-in has must be
 * one of Electron's, and what it gives must be a part of what Electron's gives. Events are Node's on both sides.
 *
 * @typedef {import('node:events').EventEmitter} Emitter
 * @typedef {typeof import('electron')} Real
 */

/**
 * What is wrong with a stand-in's value beside Electron's, as paths; `never` when nothing is.
 * @template S, R
 * @template {string} [Path='']
 * @template {readonly unknown[]} [Depth=[]]
 * @typedef {Depth['length'] extends 4 ? never
 *   : 0 extends 1 & S ? never : 0 extends 1 & R ? never
 *   : S extends undefined | void ? never
 *   : S extends Promise<infer SP> ? R extends Promise<infer RP> ? Wrong<SP, RP, `${Path}!`, [...Depth, 0]> : `${Path}: a promise`
 *   : S extends abstract new (...args: any) => infer SI ? R extends abstract new (...args: any) => infer RI ? Wrong<SI, RI, `${Path} new`, [...Depth, 0]> | Members<S, R, Path, Depth> : `${Path}: a class`
 *   : S extends (...args: any) => infer SR ? R extends (...args: any) => infer RR ? Wrong<SR, RR, `${Path}()`, [...Depth, 0]> : `${Path}: a function`
 *   : S extends readonly (infer SE)[] ? R extends readonly (infer RE)[] ? Wrong<SE, RE, `${Path}[]`, [...Depth, 0]> : `${Path}: a list`
 *   : S extends object ? Extract<R, object> extends never ? `${Path}: an object` : Members<S, Extract<R, object>, Path, Depth>
 *   : S extends R ? never : S extends string ? Extract<R, string> extends never ? `${Path}: a string` : never : `${Path}: a value`} Wrong
 */

/**
 * @template S, R
 * @template {string} Path
 * @template {readonly unknown[]} Depth
 * @typedef {{ [K in Exclude<keyof S, keyof Emitter | 'prototype'>]: K extends keyof R ? Known<Wrong<S[K], R[K], `${Path}.${K & string}`, [...Depth, 0]>> : `${Path}.${K & string}: Electron has no such member` }[Exclude<keyof S, keyof Emitter | 'prototype'>]} Members
 */

/**
 * What the compiler cannot know of plain JavaScript is not held against it.
 * @template W
 * @typedef {0 extends 1 & W ? never : W} Known
 */

/**
 * @template {never} W
 * @typedef {W} Nothing
 */

/** @typedef {ReturnType<typeof import('./electron.mjs').makeElectron>['electron']} StandIn */

/** What windows and pages keep for the stand-in itself. */
/** @typedef {'options' | 'shown' | 'gone' | 'maximized' | 'minimized' | 'title' | 'fullScreen' | 'windows'} WindowOwn */
/** @typedef {'state' | 'path' | 'url' | 'filename' | 'stop' | 'end'} DownloadOwn */
/** @typedef {'ready' | 'url' | 'destroyed' | 'targetId' | 'sessionId' | 'context' | 'openHandler' | 'commanded' | 'loading' | 'crashed' | 'navigate' | 'failLoad' | 'shell' | 'window' | 'options' | 'open' | 'command' | 'hear' | 'ipc' | 'deliver' | 'letNavigate' | 'wantsWindow'} PageOwn */

/** @typedef {Nothing<Wrong<Omit<StandIn, 'BrowserWindow' | 'Menu' | 'webContents'>, Real>>} ModulesFit */
/** @typedef {Nothing<Wrong<Omit<InstanceType<StandIn['BrowserWindow']>, WindowOwn | 'webContents'>, import('electron').BrowserWindow>>} WindowsFit */
/** @typedef {Nothing<Members<StandIn['BrowserWindow'], Real['BrowserWindow'], 'BrowserWindow', [0, 0]>>} WindowClassFits */
/** @typedef {Nothing<Wrong<Omit<import('./contents.mjs').WebContents, PageOwn>, import('electron').WebContents>>} PagesFit */
/** @typedef {Nothing<Wrong<Omit<import('./downloads.mjs').DownloadItem, DownloadOwn>, import('electron').DownloadItem>>} DownloadsFit */
/** @typedef {Nothing<Wrong<Omit<InstanceType<StandIn['Menu']>, 'items'>, import('electron').Menu>>} MenusFit */
/** @typedef {Nothing<Members<StandIn['Menu'], Real['Menu'], 'Menu', [0, 0]>>} MenuClassFits */

/** The check is checked itself: with one member more none of them fits. */
/** @typedef {{ notElectrons(): void }} More */
// @ts-expect-error one member more
/** @typedef {Nothing<Wrong<StandIn['app'] & More, Real['app']>>} AppMisfits */
// @ts-expect-error one member more
/** @typedef {Nothing<Wrong<Omit<InstanceType<StandIn['BrowserWindow']>, WindowOwn | 'webContents'> & More, import('electron').BrowserWindow>>} WindowsMisfit */
// @ts-expect-error one member more
/** @typedef {Nothing<Wrong<Omit<import('./contents.mjs').WebContents, PageOwn> & More, import('electron').WebContents>>} PagesMisfit */
// @ts-expect-error one member more
/** @typedef {Nothing<Wrong<Omit<import('./downloads.mjs').DownloadItem, DownloadOwn> & More, import('electron').DownloadItem>>} DownloadsMisfit */
// @ts-expect-error another result
/** @typedef {Nothing<Wrong<{ getVersion: () => number }, import('electron').App>>} ResultMisfits */
export {};
