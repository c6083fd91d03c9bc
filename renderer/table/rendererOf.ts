import { WebGLRenderer } from 'three';

/** The renderer of a canvas that nothing shines through, with soft edges where they shall be `soft`; null where the browser has no graphics context for it. */
export function rendererOf(canvas: HTMLCanvasElement, soft: boolean): WebGLRenderer | null {
  const context = canvas.getContext('webgl2', { alpha: false, antialias: soft, depth: true, stencil: false, powerPreference: 'high-performance' });
  return context === null ? null : Object.assign(new WebGLRenderer({ canvas, context, antialias: soft }), { toneMappingExposure: 1.2 });
}
