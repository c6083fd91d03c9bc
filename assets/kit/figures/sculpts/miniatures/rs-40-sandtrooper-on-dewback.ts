import { like, type Recipe } from '../../recipe.ts';
import { STORM } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-40-sandtrooper-on-dewback': like(STORM, {
    base: 50, build: 'drover', pose: 'ready', ground: 'rubble',
    change: {
      pelvis: { at: [0, -0.8, 0], turn: [0, 0, 0] }, foot: { L: { at: [5.4, 0, 3.4], yaw: 10 }, R: { at: [-5.4, 0, -0.4], yaw: -10 } },
      hand: {
        R: { at: [-6.6, 5.4, 5], elbow: [-0.8, -0.8, -0.2], aim: [-0.1, 0.93, 0.34] },
        L: { at: [2.6, -0.6, 6.2], elbow: [1, -0.2, -0.4], aim: [-0.2, 0.3, 0.9] },
      },
    },
    paints: {
      armour: '#d4ccba', suit: '#1b1c20', sign: '#d8702a plate', fur: '#8f8358', bone: '#d9cba6', eyes: '#e8b83a gloss', leather: '#5a4028',
      hood: '#9a7c50', under: '#b09468', dark: '#2a2c30',
    },
    parts: ['dewback', ['trooper', { seated: true, chest: 'armour' }], 'storm', 'gorget', ['backpack', { coat: 'dark', antenna: true }]],
    right: ['rifle', { length: 14 }],
  }),
};
