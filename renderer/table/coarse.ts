import { type Camera, SRGBColorSpace, type Scene, Vector2, type WebGLRenderer, WebGLRenderTarget } from 'three';

/** Points of a coarse picture for each of the canvas, along one side. */
const SHARE = 0.5;

const size = new Vector2();

/** Draws into a small picture that is stretched over the canvas: making the canvas itself smaller would wait for the card. */
export class Coarse {
  /** It counts as a screen of its own, so that what the canvas is drawn with serves it, too. */
  readonly #small = Object.assign(new WebGLRenderTarget(1, 1, { colorSpace: SRGBColorSpace, internalFormat: 'RGBA8' }), { isXRRenderTarget: true });

  draw(gl: WebGLRenderer, scene: Scene, camera: Camera): void {
    const { x, y } = gl.getDrawingBufferSize(size);
    const [width, height] = [Math.ceil(x * SHARE), Math.ceil(y * SHARE)];
    this.#small.setSize(width, height);
    gl.setRenderTarget(this.#small);
    gl.render(scene, camera);
    const context = gl.getContext() as WebGL2RenderingContext;
    const { __webglFramebuffer: drawn } = gl.properties.get(this.#small) as { readonly __webglFramebuffer: WebGLFramebuffer };
    gl.state.bindFramebuffer(context.READ_FRAMEBUFFER, drawn);
    gl.state.bindFramebuffer(context.DRAW_FRAMEBUFFER, null);
    context.blitFramebuffer(0, 0, width, height, 0, 0, x, y, context.COLOR_BUFFER_BIT, context.LINEAR);
    // Whoever reads the canvas reads the canvas.
    gl.state.bindFramebuffer(context.READ_FRAMEBUFFER, null);
    gl.setRenderTarget(null);
  }

  dispose(): void {
    this.#small.dispose();
  }
}
