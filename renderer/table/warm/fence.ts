/** Milliseconds between two looks at a fence. */
const LOOK = 12;

/** Resolves when the graphics card has done all it was told so far; asking for it holds nobody up. Resolves at once where the context is lost. */
export function reached(context: WebGL2RenderingContext): Promise<void> {
  const sync = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0);
  context.flush();
  return new Promise((done) => {
    const look = (): void => {
      if (sync === null || context.isContextLost()) return done();
      if (context.getSyncParameter(sync, context.SYNC_STATUS) !== context.SIGNALED) return void setTimeout(look, LOOK);
      context.deleteSync(sync);
      done();
    };
    setTimeout(look, 0);
  });
}
