import { spawn } from 'node:child_process';
import { installedBrowser } from '../../scripts/parts/browsers.mjs';
import { later } from './strict.mjs';

const FLAGS = [
  '--no-startup-window', '--remote-debugging-pipe', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic',
  '--disable-dev-shm-usage', '--no-sandbox', '--test-type', '--disable-gpu-rasterization', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist',
];

/** A Chromium without windows of its own, spoken to over a pipe. */
export class Chromium {
  /** Called with events of the whole browser. */
  onEvent = null;
  #last = 0;
  #waiting = new Map();
  #sessions = new Map();
  #process = null;

  /** Starts the browser. Gives the line `DevTools listening on …` when `wantPort`, else null. */
  async start(flags, onExit, wantPort) {
    const { STANDIN_CHROMIUM, STANDIN_HEADED, STANDIN_DEBUG, DISPLAY } = process.env;
    const program = STANDIN_CHROMIUM || installedBrowser();
    if (program === null) throw new Error('stand-in: no Chromium was found; STANDIN_CHROMIUM names one');
    const words = [...FLAGS, ...(wantPort ? ['--remote-debugging-port=0'] : []), ...(DISPLAY && STANDIN_HEADED ? [] : ['--headless=new']), ...flags];
    this.#process = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'] });
    this.#process.on('exit', onExit);
    this.#process.on('error', onExit);
    this.#read(this.#process.stdio[4]);
    const line = later();
    let said = '';
    this.#process.stderr.on('data', (data) => {
      if (STANDIN_DEBUG) process.stderr.write(data);
      said += data;
      const found = /DevTools listening on ws:\S+/.exec(said);
      if (found) line.ok(found[0]);
    });
    return wantPort ? line : null;
  }

  /** Sends one command. Rejects with Chromium's message. */
  send(method, params = {}, sessionId = undefined) {
    const reply = Object.assign(later(), { method });
    const id = ++this.#last;
    this.#waiting.set(id, reply);
    this.#process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return reply;
  }

  listen(sessionId, hear) {
    this.#sessions.set(sessionId, hear);
  }

  kill() {
    this.#process?.kill();
  }

  #read(pipe) {
    let text = '';
    pipe.setEncoding('utf8').on('data', (data) => {
      const parts = (text + data).split('\0');
      text = parts.pop();
      for (const part of parts) this.#receive(JSON.parse(part));
    });
  }

  #receive(message) {
    if (message.id === undefined) {
      const hear = message.sessionId ? this.#sessions.get(message.sessionId) : this.onEvent;
      hear?.(message);
      return;
    }
    const reply = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.error) reply.no(new Error(`${reply.method}: ${message.error.message}`));
    else reply.ok(message.result);
  }
}
