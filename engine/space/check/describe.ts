import type { Finding, Reason } from './finding.ts';

type Said = (about: Finding['about']) => string;

/** Each reason in plain English, without what it is about. Lengths are in mm. */
const WORDS: Readonly<Record<Reason, Said>> = {
  pieceMissing: ({ piece }) => `there is no piece "${piece}"`,
  packMissing: ({ pack }) => `the table needs the pack "${pack}", which is not here`,
  offTable: ({ part, edge, by }) => `its part "${part}" reaches ${by} mm over the table's ${edge} edge`,
  floating: ({ by }) => `nothing carries it: it hangs ${by} mm above what is under it`,
  unsupported: () => 'it would topple: its middle lies beside what carries it',
  sunk: ({ by, other }) => `it stands ${by} mm deep in "${other}"`,
  twice: ({ other }) => `it is the same piece in the same place as "${other}"`,
  buried: ({ other }) => `it is hidden within "${other}"`,
  overlaps: ({ other, share }) => `${share} % of it stand in "${other}"`,
  wayOffTable: ({ way, end }) => `the end "${end}" of its ${way} lies off the table`,
  wayWithoutRoom: ({ way, end }) => `nobody finds room beside the end "${end}" of its ${way}, at its height`,
  nobodyFits: ({ y }) => `no base fits on its surface at ${y} mm`,
  onlyByClimbing: ({ y }) => `no way leads to its surface at ${y} mm: it is got to by climbing alone`,
  oneWayDrop: ({ y }) => `whoever is on its surface at ${y} mm gets away by climbing alone`,
  objectiveOffTable: () => 'its token would reach over the table\'s edge',
  objectiveInTerrain: ({ part }) => `the part "${part}" covers its place, and nothing there holds the whole token`,
  objectiveUnreached: () => 'nobody gets near it',
  objectiveUneven: ({ seat, share }) => `all objectives together are ${share} % farther for seat ${Number(seat) + 1}`,
  objectiveCount: ({ count, needed }) => `it names ${count} objectives, and matches lay ${needed}`,
  deploymentOffTable: ({ seat }) => `seat ${Number(seat) + 1} would deploy beyond the table's edge`,
  deploymentOverlap: ({ seat, other }) => `seats ${Number(other) + 1} and ${Number(seat) + 1} would deploy in the same place`,
  deploymentUneven: ({ seat, share }) => `seat ${Number(seat) + 1} has ${share} % less room to deploy than another`,
  deploymentCrowded: ({ seat, room, figures }) => `seat ${Number(seat) + 1} has room for ${room} of ${figures} figures where it deploys`,
  deploymentFull: ({ seat }) => `seat ${Number(seat) + 1} has no room at all where it deploys`,
  deploymentTight: ({ seat, room, most }) => `seat ${Number(seat) + 1} has room for ${room} figures at once where it deploys, another for ${most}`,
  deploymentShut: ({ seat, share }) => `from where seat ${Number(seat) + 1} deploys two moves lead to ${share} % fewer places than from another's`,
  deploymentFollowers: ({ seat, count, x, z }) => `whoever deploys first for seat ${Number(seat) + 1} at ${x}, ${z} leaves no room for all ${count} who follow`,
  deploymentCrosses: ({ seat }) => `the outline of seat ${Number(seat) + 1} crosses itself`,
  deploymentMissing: ({ seat }) => `seat ${Number(seat) + 1} has no outline to deploy in`,
  printedNothing: () => 'rule systems print its places, and it names neither objectives nor deployments',
  printedElsewhere: ({ system }) => `"${system}" prints its places, and it is not laid out for that rule system`,
  sizeElsewhere: ({ system, width, depth }) => `"${system}" is played on a table of ${width} × ${depth} mm`,
  sightUneven: ({ share, other }) => `from one half ${share} % of it are seen, from the other ${other} %`,
  coverUneven: ({ share, other }) => `${share} % of one half lie beside cover, ${other} % of the other`,
  tooManyPieces: ({ count, most }) => `${count} pieces are too many; at most ${most} are played on`,
  mendingLeft: ({ count }) => `what mends ${count} of these was not tried out: there was no time`,
  tooManyToCheck: ({ count, most }) => `with ${count} pieces nobody walks over it: who gets where, who finds room, and sight are looked at up to ${most}`,
  tooManyTriangles: ({ count, most }) => `${count} triangles are more than the ${most} that every machine draws in time`,
  tooManyKinds: ({ count, most }) => `${count} different pieces are more than the ${most} that every machine draws in time`,
  flat: ({ share }) => `of the places to stand only ${share} % lie above the ground`,
};

/** A finding as one English line: what it is about, why, and in which match it shows. */
export function describeFinding({ severity, reason, feature, id, match, about }: Finding): string {
  const what = [feature === null || reason === 'objectiveInTerrain' ? '' : `feature "${feature}"`, id === null ? '' : `${reason.startsWith('objective') ? 'objective' : reason.startsWith('way') ? 'way' : 'deployment'} ${id}`].filter((word) => word !== '').join(', ');
  const by = reason === 'objectiveInTerrain' ? ` of feature "${feature}"` : '';
  const why = WORDS[reason](about).replace('" covers', `"${by} covers`);
  return `${severity}: ${what === '' ? '' : `${what}: `}${why}${match === null ? '' : ` (${match})`}`;
}
