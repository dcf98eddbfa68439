/** Why the server does not start, in words for the person who started it; it is printed without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
