/** Files that a person chooses or drops together: the model among them, and what belongs to it. */

/** Endings of models, and of files that models name. */
const MODELS = ['glb', 'gltf', 'obj', 'stl', 'gantry-pack'];
const BESIDE = ['bin', 'mtl', 'png', 'jpg', 'jpeg'];

const endsIn = (endings: readonly string[]): RegExp => new RegExp(`\\.(${endings.join('|')})$`, 'i');
const [MODEL, BELONGS] = [endsIn(MODELS), endsIn(BESIDE)];

/** What a chooser of files offers. */
export const ACCEPT = [...[...MODELS, ...BESIDE].map((ending) => `.${ending}`), 'model/gltf-binary', 'model/gltf+json', 'model/obj', 'model/stl'].join(',');

export const isModel = ({ name }: File): boolean => MODEL.test(name);

export interface Given {
  /** The first that is called as models are; where none is, the first that does not belong to a model. */
  readonly model: File | undefined;
  readonly beside: readonly File[];
  /** Names of further models. */
  readonly others: readonly string[];
}

export function sorted(files: readonly File[]): Given {
  const beside = files.filter(({ name }) => BELONGS.test(name));
  const [first, ...others] = files.filter(isModel);
  return { model: first ?? files.find((file) => !beside.includes(file)), beside, others: others.map(({ name }) => name) };
}
