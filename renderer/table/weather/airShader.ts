/** What one thing in the air is: it falls, rises from a vent, strikes a floor, or is a lamp's halo. */
export const AIR = { fall: 0, puff: 1, splash: 2, lamp: 3, mast: 4 } as const;

/** Vertex shader: everything in the air moves by the time alone. `place`: where (mm) and what; `seed`: four numbers of chance, a lamp's width first. */
export const AIR_VERTEX = `
attribute vec4 place;
attribute vec4 seed;
uniform float time;
uniform float beacon;
uniform vec3 box;
uniform vec3 velocity;
uniform vec2 wind;
uniform vec3 fall; // width, how many times as long, sway
uniform vec3 puff; // mm a second upwards, width, opacity
uniform vec4 fallColour;
uniform vec3 puffColour;
uniform vec3 lampColour;
varying vec2 vAt;
varying vec4 vColour;
varying float vKind;
void main() {
  vKind = place.w;
  vAt = position.xy * 2.0;
  vec3 at = place.xyz;
  vec4 eye;
  if (vKind < 0.5) {
    vec3 way = seed.xyz * box + velocity * time * (0.8 + 0.4 * seed.w);
    way.xz += fall.z * sin(time * (0.7 + seed.w) + seed.zx * 40.0);
    at = mod(way, box) - vec3(box.x * 0.5, 0.0, box.z * 0.5);
    eye = viewMatrix * vec4(at, 1.0);
    // A streak that is narrower than two pixels would be drawn as dashes.
    float least = -eye.z * (fall.y > 1.5 ? 0.00105 : 0.00042);
    float width = max(fall.x * (0.6 + 0.8 * seed.w), least);
    vec2 along = normalize((viewMatrix * vec4(velocity, 0.0)).xy + 1e-4);
    float length = fall.y > 1.5 ? fall.x * fall.y * (0.6 + 0.9 * seed.w) : width;
    eye.xy += vec2(along.y, -along.x) * position.x * width + along * position.y * length;
    // Thin as it is, it is drawn so wide at least, and as much paler; it comes and goes softly at the edges of its air.
    vec3 edge = smoothstep(vec3(0.0), vec3(0.14), 1.0 - abs(vec3(at.x / box.x * 2.0, at.y / box.y * 2.0 - 1.0, at.z / box.z * 2.0)));
    // What is close to the eye would be large before everything.
    float close = smoothstep(150.0, 420.0, -eye.z);
    vColour = fallColour * min(1.0, fall.x * 1.6 / width) * edge.x * edge.y * edge.z * close;
  } else if (vKind < 1.5) {
    float life = fract(time * (0.09 + 0.05 * seed.w) + seed.x);
    float seconds = life / 0.11;
    at += vec3(wind.x * seconds, puff.x * seconds, wind.y * seconds) * (0.7 + 0.5 * seed.y) + (seed.zxy - 0.5) * puff.y * (0.12 + 0.5 * life);
    eye = viewMatrix * vec4(at, 1.0);
    float turn = seed.z * 6.28 + life * (seed.w - 0.5) * 2.0;
    eye.xy += mat2(cos(turn), sin(turn), -sin(turn), cos(turn)) * position.xy * puff.y * (0.3 + 0.95 * life);
    vColour = vec4(puffColour, 1.0) * puff.z * smoothstep(0.0, 0.3, life) * (1.0 - life) * (1.0 - life) * 1.6;
  } else if (vKind < 2.5) {
    float life = fract(time * 1.7 + seed.x);
    at.xz += position.xy * (1.5 + 6.0 * life);
    eye = viewMatrix * vec4(at + vec3(0.0, 0.5, 0.0), 1.0);
    vColour = fallColour * 1.5 * (1.0 - life);
  } else {
    eye = viewMatrix * vec4(at, 1.0);
    // Nearer to the eye than the lamp that it is the halo of.
    eye.xyz -= normalize(eye.xyz) * 5.0;
    eye.xy += position.xy * seed.x;
    vec3 shine = vKind > 3.5 ? vec3(1.0, 0.09, 0.05) * max(lampColour.r, 0.25) * beacon : lampColour;
    // Light is added to what lies behind it.
    vColour = vec4(shine * seed.y, 0.0);
  }
  gl_Position = projectionMatrix * eye;
}`;

/** Fragment shader: soft dots, streaks, clouds, rings and halos; colours come with their share already in them. */
export const AIR_FRAGMENT = `
uniform vec3 fall;
varying vec2 vAt;
varying vec4 vColour;
varying float vKind;
void main() {
  float r = length(vAt);
  float k = max(0.0, 1.0 - r);
  float share = vKind < 0.5 ? (fall.y > 1.5 ? (1.0 - vAt.x * vAt.x) * (1.0 - vAt.y * vAt.y) : smoothstep(0.0, 0.6, k))
    : vKind < 1.5 ? k * k * (0.75 + 0.25 * sin(vAt.x * 5.0 + 2.0) * sin(vAt.y * 4.0))
    : vKind < 2.5 ? smoothstep(0.62, 0.8, r) * (1.0 - smoothstep(0.85, 1.0, r))
    : 0.22 * k * k * k + exp(-r * r * 90.0);
  gl_FragColor = vColour * share;
  if (max(gl_FragColor.a, gl_FragColor.r) < 0.003) discard;
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;
