import type { DataService } from '#schemas/documents/data-service/schema';
import type { CompiledService } from '../snapshot.ts';

/**
 * Call options of a data service: verb (P-523), timeout (P-519), error handling (P-529) and the members-only flag. By default the error handler skips failures
 * of a service on another host: the widget shows the failure in place and the page continues.
 */
export const callOptions = (
  service: DataService | undefined,
): Pick<CompiledService, 'method' | 'timeoutMs' | 'skipErrorHandler' | 'personal'> => ({
  ...(service?.method === 'POST' ? { method: 'POST' } : {}),
  ...(service?.timeoutMs === undefined ? {} : { timeoutMs: service.timeoutMs }),
  ...(service?.skipErrorHandler === undefined
    ? service?.upstream === undefined
      ? {}
      : { skipErrorHandler: true }
    : { skipErrorHandler: service.skipErrorHandler }),
  ...(service?.personal ? { personal: true } : {}),
});
