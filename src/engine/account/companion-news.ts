import type { Viewer } from '#schemas/viewer';

/** Companion request in a list; entries with other statuses or missing fields are ignored. */
interface Entry {
  readonly requestId?: unknown;
  readonly processStatus?: unknown;
  readonly requstDtm?: unknown;
}

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;

/** True if the app tells this viewer of new companion requests: in the app, logged in, at a venue that has companion news. */
export const hasCompanionNews = (
  { platform, login }: Pick<Viewer, 'platform' | 'login'>,
  venue: { readonly companionNews?: object } | undefined,
): boolean => platform === 'APP' && login === true && venue?.companionNews !== undefined;

/** Returns the IDs of requests dated on or after the stored day; of all open requests without one (P-406, P-407). Only REQUESTING counts. */
export const newCompanionRequests = (list: unknown, stored: string): readonly string[] => {
  const since = stored.slice(0, 8);
  const rows = Array.isArray(list) ? list.filter(isEntry) : [];
  return rows
    .filter(
      ({ processStatus, requstDtm }) =>
        processStatus === 'REQUESTING' &&
        (since === '' || (typeof requstDtm === 'string' && requstDtm.slice(0, 8) >= since)),
    )
    .map(({ requestId }) => (typeof requestId === 'string' ? requestId : ''));
};
