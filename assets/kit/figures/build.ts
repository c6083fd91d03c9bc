/** Makes figures and rims as binary glTF. */
import { figures, rims } from './figures.ts';
import { writeFigure } from './gltf.ts';
import { rim } from './modelling/base.ts';

/** Every model of the figure kit by id: characters, then rims. */
export const modelIds: readonly string[] = [...Object.keys(figures), ...rims.map(({ id }) => id)];

/** The bytes and the triangle count of one model; the same on every call. */
export async function makeModel(id: string): Promise<{ bytes: Uint8Array; triangles: number }> {
  const figure = figures[id];
  if (figure) {
    const sculpt = figure.sculpt();
    return writeFigure(id, sculpt, true, { figure: id, model: figure.id, base: figure.base, body: sculpt.body, pose: sculpt.pose, ground: sculpt.ground });
  }
  const found = rims.find((one) => one.id === id);
  if (!found) throw new Error(`no figure or rim is called ${id}`);
  return writeFigure(id, rim(found.side, found.diameter), false, { base: found.diameter, side: found.side });
}
