/** Why data cannot be moved, in words for the person who wants to; it is printed without a stack. */
export class DataError extends Error {
  override readonly name = 'DataError';
}
