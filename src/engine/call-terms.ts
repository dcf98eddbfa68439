import type { DataService } from '#schemas/data-service.schema';
import type { CompiledService } from './snapshot.ts';

/** How the calls of a service are made, where its document says anything: its own time-out (P-519), and who reacts to failures (P-529). */
export const callTerms = (service: DataService | undefined): Pick<CompiledService, 'timeoutMs' | 'skipErrorHandler'> => ({
  ...(service?.timeoutMs === undefined ? {} : { timeoutMs: service.timeoutMs }),
  ...(service?.skipErrorHandler === true ? { skipErrorHandler: true } : {}),
});
