import type { WebGLRenderer } from 'three';

/**
 * Looks whether programs link, after the card is through with them: asking earlier, as the drawing library does by itself,
 * holds the page up for as long as the card compiles.
 */
export class ProgramCheck {
  readonly #known = new WeakSet<object>();
  #count = 0;

  /** Whether the renderer has other programs than when it was last looked at. */
  isStale({ info }: Pick<WebGLRenderer, 'info'>): boolean {
    return (info.programs?.length ?? 0) !== this.#count;
  }

  /** Tells on the console which new programs do not link. */
  look(gl: Pick<WebGLRenderer, 'info' | 'getContext'>): void {
    const programs = gl.info.programs ?? [];
    this.#count = programs.length;
    const context = gl.getContext();
    for (const one of programs) {
      if (this.#known.has(one)) continue;
      this.#known.add(one);
      const { name, program } = one as unknown as { readonly name: string; readonly program: WebGLProgram };
      if (context.isContextLost() || context.getProgramParameter(program, context.LINK_STATUS) === true) continue;
      // A program that went with an earlier context has no answer at all.
      const why = context.getProgramInfoLog(program);
      if (why !== null) console.error(`the program of ${name} does not link: ${why}`);
    }
  }
}
