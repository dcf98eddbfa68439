/** Longest distance of a facility from its entrance node, longest path, and largest error of a fit, in metres (decisions-venues §2-3). */
export const MAX_ENTRANCE_METRES = 40;
export const MAX_PATH_METRES = 80;
export const MAX_FIT_METRES = 15;
