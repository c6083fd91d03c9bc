import { ShaderChunk } from 'three';

/**
 * Lets a light whose shadow has a radius of 0 look at its shadow map twice for each point, across a texel, instead of five times around it: without a
 * graphics card shadows with five looks are a third of the work of a picture, and with one their edges are seen as teeth.
 */
const TWO_LOOKS = `if (shadowRadius <= 0.0) {
  vec2 across = vec2(0.6, 0.35) / shadowMapSize;
  return mix(1.0, 0.5 * (texture(shadowMap, vec3(shadowCoord.xy + across, shadowCoord.z)) + texture(shadowMap,
    vec3(shadowCoord.xy - across, shadowCoord.z))), shadowIntensity);
}
`;

const chunk = ShaderChunk.shadowmap_pars_fragment;
/** Where the first of the five looks is prepared. */
const at = chunk.indexOf('vec2 texelSize');
if (at < 0) throw new Error('the drawing library looks at shadows in another way now');
/** The five looks are turned about by chance at each point; that is seen as a weave of stripes wherever a shadow has small parts, as a grating's has. */
const TURNED = 'interleavedGradientNoise( gl_FragCoord.xy ) * PI2';
const first = chunk.indexOf(TURNED);
if (first < at) throw new Error('the drawing library turns its looks at shadows in another way now');
ShaderChunk.shadowmap_pars_fragment = chunk.slice(0, at) + TWO_LOOKS + chunk.slice(at, first) + '0.6' + chunk.slice(first + TURNED.length);
