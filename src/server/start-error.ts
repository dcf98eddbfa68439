/** Why the server does not start, in words for the person who started it; it is printed without a stack. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}

/** A reason that may pass without whoever started the server, such as a database that is away: it waits for that. */
export class PassingError extends StartError {
  override readonly name = 'PassingError';
}
