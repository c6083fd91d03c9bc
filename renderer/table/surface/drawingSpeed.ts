/** How a browser draws. */
export interface DrawingSpeed {
  /** It says that it draws without a graphics card. */
  readonly software: boolean;
  /** Milliseconds for `SIDE` by `SIDE` points of which each takes about as much work as one of the finely drawn table. */
  readonly milliseconds: number;
}

/** Points on one side of what is drawn to know how fast that goes. */
const SIDE = 256;
/** Names of what draws without a card. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

const VERTEX = `#version 300 es
in vec2 at;
void main() { gl_Position = vec4(at, 0.0, 1.0); }`;
const FRAGMENT = `#version 300 es
precision highp float;
out vec4 colour;
void main() {
  vec3 sum = vec3(gl_FragCoord.xy * 0.01, 0.5);
  for (int i = 0; i < 48; i++) sum = normalize(sum * mat3(0.8, 0.1, 0.3, 0.2, 0.9, 0.1, 0.1, 0.4, 0.7) + pow(abs(sum.zxy) + 0.1, vec3(2.2)));
  colour = vec4(sum, 1.0);
}`;

/** Whether the name of what draws is one of those that use no graphics card. */
export const isSoftware = (name: string): boolean => SOFTWARE.test(name);

function nameOf(gl: WebGL2RenderingContext): string {
  const known = gl.getExtension('WEBGL_debug_renderer_info');
  return String(gl.getParameter(known === null ? gl.RENDERER : known.UNMASKED_RENDERER_WEBGL));
}

/** Draws a small picture and waits for it: only where nobody waits along. Null where it cannot be drawn. */
export function drawingSpeed(gl: WebGL2RenderingContext): DrawingSpeed | null {
  const program = gl.createProgram();
  for (const [kind, source] of [[gl.VERTEX_SHADER, VERTEX], [gl.FRAGMENT_SHADER, FRAGMENT]] as const) {
    const shader = gl.createShader(kind);
    if (shader === null) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true) return null;
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  // One triangle covers everything.
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  const at = gl.getAttribLocation(program, 'at');
  gl.enableVertexAttribArray(at);
  gl.vertexAttribPointer(at, 2, gl.FLOAT, false, 0, 0);
  const drawn = (): number => {
    const began = performance.now();
    gl.viewport(0, 0, SIDE, SIDE);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
    return performance.now() - began;
  };
  // The first sets things up; of the others the quickest was disturbed least.
  drawn();
  return { software: isSoftware(nameOf(gl)), milliseconds: Math.min(drawn(), drawn(), drawn()) };
}

/** A canvas that is large enough to be measured on. */
export const measured = (): OffscreenCanvas => new OffscreenCanvas(SIDE, SIDE);
