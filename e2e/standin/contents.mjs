import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { makeCodec } from './codec.mjs';
import { later, strict } from './strict.mjs';
import { bridge, pageWorld, preloadWorld } from './worlds.mjs';

const WORLD = 'electron-preload';
const { encode, decode } = makeCodec();
/** Chromium's numbers of what ends a load here. */
const LOAD_FAULTS = { ERR_FAILED: -2, ERR_ABORTED: -3 };

/** An event whose default can be prevented. */
export const preventable = (more = {}) => ({ defaultPrevented: false, preventDefault() { this.defaultPrevented = true; }, ...more });

/** The page of one window. `shell` has: chromium, ready, handlers, ipcMain, toHttp, fromHttp, session, nextId. */
export class WebContents extends EventEmitter {
  ready = later();
  url = '';
  destroyed = false;
  /** The page in Chromium: its target, the session with it, and the preload's world in it. */
  targetId = '';
  sessionId = '';
  /** @type {number | null} */
  context = null;
  /** @type {((details: object) => { action: string }) | null} */
  openHandler = null;
  /** Navigations that the main process asked for and that have not begun. */
  commanded = 0;
  /** The load that is under way, settled when it ends. */
  loading = null;
  crashed = false;

  constructor(shell, window, options) {
    super();
    this.id = Number(shell.nextId());
    this.shell = shell;
    this.window = window;
    this.options = options;
    this.session = shell.session;
    const { ready } = this;
    const self = strict(this, 'webContents');
    self.open().then(ready.ok, ready.no);
    ready.catch(() => {});
    shell.app.emit('web-contents-created', {}, self);
    return self;
  }

  async open() {
    const { chromium, ready } = this.shell;
    await ready;
    const { width = 800, height = 600, webPreferences = {} } = this.options;
    this.targetId = (await chromium.send('Target.createTarget', { url: 'about:blank', newWindow: true, width, height })).targetId;
    this.sessionId = (await chromium.send('Target.attachToTarget', { targetId: this.targetId, flatten: true })).sessionId;
    chromium.listen(this.sessionId, (message) => this.hear(message));
    for (const domain of ['Page', 'Runtime', 'Inspector']) await this.command(`${domain}.enable`);
    await this.command('Fetch.enable', { patterns: [{ resourceType: 'Document' }] });
    await this.command('Runtime.addBinding', { name: '__ipcNative', executionContextName: WORLD });
    const channel = `bridge-${Math.random().toString(36).slice(2)}`;
    const inPage = (script) => `(()=>{if(window!==top||location.href==='about:blank')return;${makeCodec}\n${bridge}\n${script}})()`;
    await this.command('Page.addScriptToEvaluateOnNewDocument', { source: inPage(`(${pageWorld})('${channel}',bridge,makeCodec)`) });
    if (webPreferences.preload === undefined) return;
    const body = `function(require,module,exports,process){${readFileSync(webPreferences.preload, 'utf8')}\n}`;
    await this.command('Page.addScriptToEvaluateOnNewDocument', { worldName: WORLD, source: inPage(`(${preloadWorld})('${channel}',bridge,makeCodec,${body},${webPreferences.sandbox !== false})`) });
  }

  command(method, params) {
    return this.shell.chromium.send(method, params, this.sessionId);
  }

  hear({ method, params }) {
    switch (method) {
      case 'Runtime.executionContextCreated':
        if (params.context.name === WORLD) this.context = params.context.id;
        break;
      case 'Page.frameNavigated':
        if (params.frame.parentId) break;
        this.url = this.shell.fromHttp(params.frame.url);
        this.crashed = false;
        if (this.url !== 'about:blank') this.emit('did-navigate', {}, this.url);
        break;
      case 'Page.domContentEventFired': this.emit('dom-ready'); break;
      case 'Page.loadEventFired':
        this.emit('did-finish-load');
        this.loading?.ok();
        this.loading = null;
        this.window.emit('ready-to-show');
        break;
      case 'Runtime.consoleAPICalled':
        this.emit('console-message', { level: params.type, message: params.args.map((arg) => arg.value ?? arg.description).join(' ') });
        break;
      case 'Fetch.requestPaused': this.letNavigate(params); break;
      case 'Inspector.targetCrashed':
        this.crashed = true;
        this.failLoad('ERR_FAILED');
        this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });
        break;
      case 'Inspector.detached': this.window.gone(); break;
      case 'Runtime.bindingCalled':
        if (params.name === '__ipcNative') void this.ipc(JSON.parse(params.payload), params.executionContextId);
        break;
    }
  }

  /** A frame wants another page: the main process may prevent it, unless it asked for it itself. */
  letNavigate({ requestId, request, frameId }) {
    const isMainFrame = frameId === this.targetId;
    const details = preventable({ url: this.shell.fromHttp(request.url), isMainFrame, isSameDocument: false });
    if (isMainFrame && this.commanded > 0) this.commanded--;
    else {
      this.emit('will-frame-navigate', details);
      if (isMainFrame) this.emit('will-navigate', details);
    }
    const [method, more] = details.defaultPrevented ? ['Fetch.failRequest', { errorReason: 'Aborted' }] : ['Fetch.continueRequest', {}];
    this.command(method, { requestId, ...more }).catch(() => {});
  }

  /** The page wants another window; allowing it is not modelled. */
  wantsWindow(url) {
    if (this.openHandler?.({ url, frameName: '', features: '', disposition: 'new-window' })?.action !== 'deny') throw new Error('stand-in: only windows that are denied are modelled');
  }

  async ipc({ kind, id, channel, args, url }, context) {
    if (kind === 'open') return this.wantsWindow(this.shell.fromHttp(url));
    const { handlers, ipcMain } = this.shell;
    const senderFrame = { url: this.url, origin: this.url.split('/').slice(0, 3).join('/'), parent: null };
    const event = strict({ sender: this.window.webContents, senderFrame, frameId: 1, processId: 1 }, 'event');
    if (kind === 'send') return void ipcMain.emit(channel, event, ...decode(args));
    let reply;
    try {
      const handler = handlers.get(channel);
      if (handler === undefined) throw new Error(`No handler registered for '${channel}'`);
      reply = { kind: 'result', id, value: encode(await handler(event, ...decode(args))) };
    } catch (error) {
      reply = { kind: 'result', id, error: `Error invoking remote method '${channel}': ${error}` };
    }
    this.deliver(reply, context);
  }

  deliver(message, context) {
    if (context === null || this.destroyed) return;
    this.command('Runtime.evaluate', { contextId: context, expression: `__deliver(${JSON.stringify(JSON.stringify(message))})` }).catch(() => {});
  }

  send(channel, ...args) {
    this.deliver({ kind: 'event', channel, args: encode(args) }, this.context);
  }

  /** Loads a page by one of Chromium's commands. It takes the place of a load that is under way. Rejects as Electron does. */
  async navigate(address, method, params) {
    this.failLoad('ERR_ABORTED');
    const load = Object.assign(later(), { address });
    load.catch(() => {}); // it may fail while Chromium is still being asked
    this.loading = load;
    await this.ready;
    this.commanded++;
    const { errorText } = await this.command(method, params);
    if (errorText && this.loading === load) this.failLoad(errorText.replace('net::', ''));
    return load;
  }

  /** Ends the load that is under way, if there is one, with the name of what Chromium calls its fault. */
  failLoad(code) {
    const { loading } = this;
    if (loading === null) return;
    this.loading = null;
    const errno = LOAD_FAULTS[code];
    const message = errno === undefined ? `stand-in: ${code} is not modelled; loading '${loading.address}'` : `${code} (${errno}) loading '${loading.address}'`;
    loading.no(Object.assign(new Error(message), { code, errno, url: loading.address }));
  }

  loadURL(address) { return this.navigate(address, 'Page.navigate', { url: this.shell.toHttp(address) }); }

  async executeJavaScript(expression) {
    await this.ready;
    const { result, exceptionDetails } = await this.command('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true, userGesture: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  getURL() { return this.url; }
  isDestroyed() { return this.destroyed; }
  isCrashed() { return this.crashed; }
  reload() { this.navigate(this.url, 'Page.reload').catch(() => {}); }
  forcefullyCrashRenderer() { this.command('Page.crash').catch(() => {}); }
  close() { this.window.close(); }
  setWindowOpenHandler(handler) { this.openHandler = handler; }
}
