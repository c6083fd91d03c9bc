import { expect, test } from 'vitest';
import { ACCEPT, sorted } from './given.ts';

const named = (...names: readonly string[]) => {
  const { model, beside, others } = sorted(names.map((name) => new File([], name)));
  return { model: model?.name, beside: beside.map(({ name }) => name), others };
};

test('the model is found among what is given with it', () => {
  expect(named('scene.bin', 'license.txt', 'Scene.GLTF', 'paint.PNG', 'normal.jpeg')).toEqual({ model: 'Scene.GLTF', beside: ['scene.bin', 'paint.PNG', 'normal.jpeg'], others: [] });
  expect(named('hut.obj', 'hut.mtl', 'crate.stl')).toEqual({ model: 'hut.obj', beside: ['hut.mtl'], others: ['crate.stl'] });
});

test('what is called by no model’s name is read all the same; files that belong to a model are none', () => {
  expect(named('model')).toMatchObject({ model: 'model', beside: [] });
  expect(named('scene.bin', 'paint.png')).toMatchObject({ model: undefined, beside: ['scene.bin', 'paint.png'] });
  expect(named()).toEqual({ model: undefined, beside: [], others: [] });
});

test('whatever can belong to a model can be chosen', () => {
  expect(ACCEPT.split(',')).toEqual(expect.arrayContaining(['.gltf', '.bin', '.mtl', '.png', '.jpg', '.jpeg', '.gantry-pack']));
});
