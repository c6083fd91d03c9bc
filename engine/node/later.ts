/** Runs something after a time (ms), unless the function given back is called before. It keeps no process alive. */
export function later(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms).unref();
  return () => clearTimeout(timer);
}
