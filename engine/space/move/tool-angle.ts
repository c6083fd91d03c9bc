/** Pseudo-angles: numbers from 0 to 4 that grow with a direction's angle, a quarter turn being exactly 1 (no sine, no cosine). */

/** The pseudo-angle of a direction of any length but 0. */
export function pseudoAngle(x: number, z: number): number {
  const share = z / (Math.abs(x) + Math.abs(z));
  if (x < 0) return 2 - share;
  return share < 0 ? 4 + share : share;
}

/** The unit vector of a pseudo-angle; whole turns too many or too few do not matter. */
export function directionAt(angle: number): readonly [x: number, z: number] {
  const turns = angle - 4 * Math.floor(angle / 4);
  const quarter = Math.floor(turns);
  const share = turns - quarter;
  const long = Math.sqrt((1 - share) * (1 - share) + share * share);
  const [c, s] = [(1 - share) / long, share / long];
  switch (quarter) {
    case 1: return [-s, c];
    case 2: return [-c, -s];
    case 3: return [s, -c];
    default: return [c, s];
  }
}
