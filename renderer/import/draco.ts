/** The decoder of what Draco packed: fetched from the game itself, once a model needs it. */
// @ts-expect-error -- its library tells no types; they stand in draco-module.ts
import factory from 'draco3dgltf/draco_decoder_gltf_nodejs.js';
import program from 'draco3dgltf/draco_decoder_gltf.wasm?url';
import { type DracoFactory, type DracoModule, openDraco } from '../../engine/space/import/draco-module.ts';

export const draco = async (): Promise<DracoModule> => openDraco(factory as DracoFactory, await (await fetch(program)).arrayBuffer());
