/** Whether `db` was asked after it was closed; Kysely says so in words alone. */
export const wasClosed = (error: unknown): boolean => error instanceof Error && error.message === 'driver has already been destroyed';
