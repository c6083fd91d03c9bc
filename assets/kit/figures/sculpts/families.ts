/** What several figures share: start from one of these, or from another recipe, with `like`. */
import type { Recipe } from '../recipe.ts';

/** Clone troopers: white plates, `sign` is their unit's colour. */
export const CLONE: Recipe = {
  build: 'man', pose: 'low-ready', ground: 'deck',
  paints: { armour: '#cbc8bf', suit: '#17181b', sign: '#27559c' },
  parts: ['trooper', 'clone'],
  right: ['rifle', { length: 13 }],
};
/** Clone commandos: heavier plates, a lit visor, a pack. */
export const COMMANDO: Recipe = {
  build: 'broad', size: 0.97, pose: 'aim', ground: 'deck',
  paints: { armour: '#c2c0b8', sign: '#b5651d', visor: '#3fb7e8 gloss', suit: '#1b1c20' },
  parts: [['trooper', { shoulders: 1.02 }], 'commando', ['backpack', { tall: true }]],
  right: ['rifle', { length: 13, drum: true }],
};
export const STORM: Recipe = {
  build: 'man', pose: 'low-ready', ground: 'deck',
  paints: { armour: '#d8d6d0', suit: '#141518' },
  parts: ['trooper', 'storm'],
  right: ['rifle', { length: 10.5 }],
};
export const DEATH: Recipe = {
  build: 'tall', pose: 'low-ready', ground: 'deck',
  paints: { armour: '#4d535e gloss', suit: '#17191d', helmet: '#4d535e gloss', leather: '#22242a' },
  parts: [['trooper', { shoulders: 0.95 }], 'death'],
  right: ['rifle', { length: 14 }],
};
/** Troopers of the Empire in black: special forces, gunners. */
export const BLACKSUIT: Recipe = {
  build: 'man', pose: 'low-ready', ground: 'deck',
  paints: { cloth: '#30343c', under: '#30343c', legs: '#272a31', armour: '#5c636e gloss', helmet: '#5c636e gloss', boots: '#17181c', gloves: '#17181c', skin: '#c9977a', leather: '#1c1d20' },
  head: 'strong', hair: 'cropped',
  parts: ['clothes', 'breastplate', ['pauldrons', { size: 0.85 }], ['belt', { pouches: true }]],
  right: 'carbine',
};
export const OFFICER: Recipe = {
  build: 'man', pose: 'hands-behind', ground: 'deck',
  paints: { cloth: '#56594f', under: '#56594f', legs: '#56594f', hood: '#4c4f46', boots: '#141416', leather: '#17171a', sign: '#b03a2e plate', skin: '#d0a083', hair: '#5a4a3a' },
  head: 'old', hair: 'cropped',
  parts: [['clothes', { baggy: 1.3, shaft: 5.4 }], 'uniform', 'belt', 'cap'],
};
/** A knight of the order: tunic, tabard, robe. */
export const JEDI: Recipe = {
  build: 'man', pose: 'guard', ground: 'grate',
  paints: { cloth: '#b79f7c', under: '#8a7454', robe: '#5a4330', leather: '#38271b', boots: '#3d2c20', skin: '#d0a080', hair: '#6a4526' },
  head: 'human',
  parts: [['clothes', { sleeves: 0.35 }], 'tabard', 'robe', 'belt', 'cowl'],
  right: ['blade', { light: '#3d8bff' }],
};
export const CLAN: Recipe = {
  build: 'man', pose: 'aim',
  paints: { armour: '#5f7f9c', sign: '#2d4763 plate', suit: '#4a4d55 cloth', helmet: '#5f7f9c plate' },
  parts: ['clan', 'mandalorian', 'rocketpack'],
  right: ['pistol', { length: 5.2 }],
};
/** Rebels in the field: jacket, helmet, light pack. */
export const REBEL: Recipe = {
  build: 'man', pose: 'aim',
  paints: { cloth: '#6f6a50', under: '#a39a7c', legs: '#565341', helmet: '#7c7a5c', leather: '#4f3a26', skin: '#c98f6b', hair: '#3f2b1e' },
  head: 'human',
  parts: ['clothes', ['vest', { coat: 'leather' }], ['belt', { pouches: true }], 'rebel'],
  right: ['rifle', { length: 13 }],
};
/** Those who live by their wits: shirt, vest, holster. */
export const ROGUE: Recipe = {
  build: 'man', pose: 'point', ground: 'deck',
  paints: { cloth: '#d8cfbb', under: '#d8cfbb', legs: '#2d3344', leather: '#221f20', boots: '#221d1a', skin: '#d0a080', hair: '#5a3b22' },
  head: 'human', hair: 'swept',
  parts: [['clothes', { neckline: 1 }], 'vest', 'belt', 'holster'],
  right: ['pistol', { length: 5 }],
};
export const PIRATE: Recipe = {
  build: 'man', pose: 'raised',
  paints: { skin: '#8a6a4c', hair: '#2a211c', cloth: '#7c6a50', under: '#6c5a42', legs: '#4a4238', leather: '#5e4028', armour: '#7a6a58 metal', eyes: '#e8c060 gloss', sign: '#7a2c22' },
  head: 'weequay',
  parts: [['clothes', { baggy: 1.4 }], 'vest', 'sash', ['bandolier', { boxes: true }]],
  right: 'pistol',
};
export const EWOK: Recipe = {
  base: 50, build: 'small', pose: 'staff',
  paints: { fur: '#8a6644', mark: '#e2cfa6', hood: '#8a6a3a', bone: '#d9cba6', pupil: '#181210 gloss' },
  head: 'ewok',
  parts: [['pelt', { shaggy: 0.1, belly: true }], 'hood', ['mantle', { coat: 'hood', wide: 1.14 }]],
  right: ['staff', { up: 9, down: 12, head: 'spear' }],
};
/** Dathomir's women in wine red. */
export const NIGHTSISTER: Recipe = {
  build: 'woman', pose: 'draw',
  paints: { skin: '#c6c1c2', mark: '#4c4754', cloth: '#6a1f24', under: '#3a1a20', robe: '#571a20', legs: '#2a1a1e', hood: '#571a20', leather: '#3a2a22', hair: '#241c1c', boots: '#241a18', lamp: '#7dff8a', wood: '#3a2c28' },
  head: 'soft',
  parts: ['clothes', ['gown', { hem: 5, flare: 0.5 }], 'belt', 'hood'],
};
export const INQUISITOR: Recipe = {
  build: 'man', pose: 'duel-back', ground: 'deck',
  paints: { cloth: '#2c2e35', under: '#383b43', legs: '#26282e', armour: '#555b66 gloss', suit: '#33363d', sign: '#b02020 plate', boots: '#121316', gloves: '#121316', leather: '#17181b', cape: '#212329', skin: '#b8b4aa' },
  head: 'gaunt',
  parts: ['clothes', 'breastplate', ['pauldrons', { size: 1 }], 'bracers', 'greaves', 'belt', ['robe', { coat: 'cape', from: 60, to: 300, hem: 6 }]],
  right: ['ringBlade', { light: '#ff2a1c' }],
};
/** The dark lord in black leather and plate. */
export const LORD: Recipe = {
  build: 'broad', size: 1.03, pose: 'ready', ground: 'deck',
  paints: { cloth: '#2a2c32 leather', under: '#2a2c32 leather', legs: '#25272c leather', suit: '#31353d gloss', helmet: '#31353d gloss', cape: '#1a1b20', armour: '#454b55 gloss', plate2: '#5a616c', sign: '#e02c2c gloss', visor: '#2a0c0c gloss', boots: '#101114', gloves: '#101114', leather: '#141417', lamp: '#ff5a3c' },
  parts: ['clothes', 'lord', ['pauldrons', { size: 1.05 }], 'panel', 'belt', 'greaves', ['robe', { coat: 'cape', from: 24, to: 336 }], ['cape', { lining: 'suit' }]],
  right: ['blade', { light: '#ff2a1c' }],
};
