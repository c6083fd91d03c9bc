import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { ROOT } from './files.mjs';

const onWindows = process.platform === 'win32';

/**
 * Runs a program and waits for it. Gives its exit code, and what it printed when `quiet`.
 * A program that takes longer than `limit` ms is stopped; its code is 124. `yields`: it and what it starts leave the processors to all others first.
 */
export function run(program, words, { quiet = false, limit = 0, yields = false, env = {}, cwd = ROOT } = {}) {
  return new Promise((resolve) => {
    const shell = onWindows && /^(npm|npx)$/.test(program);
    const child = spawn(program, words, { cwd, shell, env: { ...process.env, ...env }, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'] });
    if (yields && child.pid !== undefined) leaveFirst(child.pid);
    let text = '';
    child.stdout?.on('data', (data) => (text += data));
    child.stderr?.on('data', (data) => (text += data));
    let code = 127;
    const timer = limit > 0 ? setTimeout(() => { code = 124; child.kill('SIGKILL'); }, limit) : undefined;
    const end = (exit) => {
      clearTimeout(timer);
      resolve({ code: code === 124 ? 124 : (exit ?? 1), text });
    };
    child.on('error', (error) => { text += error.message; end(127); });
    child.on('close', end);
  });
}

/** Less than usual, but never nothing. */
const LATER = 10;

function leaveFirst(pid) {
  try {
    setPriority(pid, LATER);
  } catch {
    // It is over already, or the system knows no priorities.
  }
}

/** Runs a tool of node_modules by its script, the same on every system. */
export const tool = (script, words, options) => run(process.execPath, [script, ...words], options);
