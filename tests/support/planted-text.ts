/** Text that stands in the records of the member, and must stand nowhere after the withdrawal. */
export const PLANTED = 'planted-by-the-test';
/** Keyed hash of the person. The bar of rejoining has it until it has passed. */
export const CI_KEY = 'ci-key-of-the-test';
/** Returns the text with its place. */
export const planted = (place: string): string => `${PLANTED} ${place}`;
