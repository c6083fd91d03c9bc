import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'bounty-hunters-1': {
    build: 'lean', pose: 'aim',
    paints: { skin: '#7f9ca0', eyes: '#b8281c gloss', cloth: '#5a6874', under: '#5a6874', legs: '#2f363c', leather: '#4a3a2c', armour: '#6a5a4a' },
    head: 'duros',
    parts: ['clothes', ['vest', { coat: 'armour' }], ['belt', { pouches: true }], 'bandolier'],
    right: ['rifle', { length: 15 }],
  },
  'bounty-hunters-2': {
    build: 'man', pose: 'two-guns',
    paints: { skin: '#4f8a4a', eyes: '#1a1030 gloss', cloth: '#8a5a2a', under: '#6a4420', legs: '#4a4238', leather: '#5a3a24', sign: '#a83a22' },
    head: 'rodian',
    parts: ['clothes', ['vest', {}], 'belt', 'holster', 'scarf'],
    right: 'pistol', left: 'pistol',
  },
};
