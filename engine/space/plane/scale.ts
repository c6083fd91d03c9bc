/** Heights that differ by no more than this many mm count as one level to stand on (AMB-11). */
export const FLUSH = 3;

/** The part of a base, in mm above its underside, that a push or pull can bump into (AMB-06). */
export const BASE_THICKNESS = 8;

/** Gaps between standing surfaces up to this many mm carry a base as if they were closed (mm). */
export const SUPPORT_SEAM = 1;

/** Half the widest gap between two blocking footprints, in mm, that no line of sight passes through. */
export const SIGHT_SEAM = 0.3;
