/** Ends the value of a field with files while one is uploaded. */
const BUSY = '+';

/** Value of a field with files: their IDs. */
export const joinFiles = (ids: readonly string[], isBusy: boolean): string => `${ids.join(',')}${isBusy ? BUSY : ''}`;

/** IDs in the value of a field with files. */
export const splitFiles = (value: string): readonly string[] =>
  value
    .replace(BUSY, '')
    .split(',')
    .filter((id) => id !== '');

/** Returns true while a file is uploaded. */
export const isUploading = (value: string): boolean => value.endsWith(BUSY);
