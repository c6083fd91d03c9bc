import type { Stage } from './stage.ts';

/** The stage, where everything that is told takes no time at all. */
export const instantly = (stage: Stage): Stage => ({
  clear: () => stage.clear(),
  snapTo: (tableau) => stage.snapTo(tableau),
  prepare: (tableau) => stage.prepare(tableau),
  move: (figure, to, way) => stage.move(figure, to, way, 0),
  act: (id, act) => stage.act(id, act, 0),
  face: (figure, other) => stage.face(figure, other),
  harm: (id, by, told) => stage.harm(id, by, told),
  setDamage: (id, to) => stage.setDamage(id, to),
  spare: (why, id) => stage.spare(why, id),
  addToken: (id, icon, by) => stage.addToken(id, icon, by),
  setActive: (group) => stage.setActive(group),
  setTarget: (attacker, defender) => stage.setTarget(attacker, defender),
  blow: () => stage.blow(0),
  throwDice: (dice) => stage.throwDice(dice, 0),
  dropFaces: (kind, face, count) => stage.dropFaces(kind, face, count),
  turnDie: (kind, index, face) => stage.turnDie(kind, index, face),
  changeDie: (kind, from, to) => stage.changeDie(kind, from, to),
  addDie: (kind, face) => stage.addDie(kind, face),
  clearDice: () => stage.clearDice(),
  setMarkers: (markers) => stage.setMarkers(markers),
  changeMarker: (id, change) => stage.changeMarker(id, change),
  look: (ids, seconds) => stage.look(ids, seconds),
  hush: () => stage.hush(),
});
