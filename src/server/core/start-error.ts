/** Reason why the server does not start, in plain words for the person who started it. Printed without a stack. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}

/** Temporary reason, such as an unreachable database. The server waits and retries. */
export class PassingError extends StartError {
  override readonly name = 'PassingError';
}
