/** Returns true if `db` was used after it was closed. Kysely reports this only in the message text. */
export const isStoreClosedError = (error: unknown): boolean =>
  error instanceof Error && error.message === 'driver has already been destroyed';
