import { WebGLRenderer } from 'three';

/** The renderer of a canvas that nothing shines through, with soft edges where `fine`; null where the browser has no graphics context for it. */
export function rendererOf(canvas: HTMLCanvasElement, fine: boolean): WebGLRenderer | null {
  const context = canvas.getContext('webgl2', { alpha: false, antialias: fine, depth: true, stencil: false, powerPreference: 'high-performance' });
  return context === null ? null : Object.assign(new WebGLRenderer({ canvas, context, antialias: fine }), { toneMappingExposure: 1.2 });
}
