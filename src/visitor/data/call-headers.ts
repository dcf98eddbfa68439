import type { Locale } from '#schemas/parts';
import { userSession } from '../session/user-session.ts';

export interface HeaderParts {
  readonly pageId: string;
  readonly locale: Locale;
  readonly serviceId: string;
  /** True if the caller handles failures itself. */
  readonly skips: boolean;
  readonly contentType?: string | undefined;
  readonly idempotencyKey?: string | undefined;
}

/** The headers that every call carries (7.1). */
export const callHeaders = ({
  pageId,
  locale,
  serviceId,
  skips,
  contentType,
  idempotencyKey,
}: HeaderParts): Record<string, string> => {
  const user = userSession()?.user;
  return {
    'X-PortalId': user?.portalId ?? '',
    'X-TenantId': user?.tenantId ?? '',
    'X-PageId': pageId,
    'X-DataserviceId': serviceId,
    'X-SkipErrorHandler': skips ? 'Y' : 'N',
    'X-User-Locale': locale,
    ...(contentType === undefined ? {} : { 'Content-Type': contentType }),
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
  };
};
