import type { Stage } from './stage.ts';

const nothing = (): void => {};

/** A stage on which nothing happens, whatever it is told: who reads something off what is told hears that alone. */
export class DeafStage implements Stage {
  clear: Stage['clear'] = nothing;
  snapTo: Stage['snapTo'] = nothing;
  prepare: Stage['prepare'] = nothing;
  move: Stage['move'] = nothing;
  act: Stage['act'] = nothing;
  face: Stage['face'] = nothing;
  harm: Stage['harm'] = nothing;
  setDamage: Stage['setDamage'] = nothing;
  spare: Stage['spare'] = nothing;
  addToken: Stage['addToken'] = nothing;
  setActive: Stage['setActive'] = nothing;
  setTarget: Stage['setTarget'] = nothing;
  blow: Stage['blow'] = nothing;
  throwDice: Stage['throwDice'] = nothing;
  dropFaces: Stage['dropFaces'] = nothing;
  turnDie: Stage['turnDie'] = nothing;
  changeDie: Stage['changeDie'] = nothing;
  addDie: Stage['addDie'] = nothing;
  clearDice: Stage['clearDice'] = nothing;
  setMarkers: Stage['setMarkers'] = nothing;
  changeMarker: Stage['changeMarker'] = nothing;
  swing: Stage['swing'] = nothing;
  turnCard: Stage['turnCard'] = nothing;
  slideToken: Stage['slideToken'] = nothing;
  win: Stage['win'] = nothing;
  look: Stage['look'] = nothing;
  hush: Stage['hush'] = nothing;
}
