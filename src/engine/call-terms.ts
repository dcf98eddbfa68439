import type { DataService } from '#schemas/data-service.schema';
import type { CompiledService } from './snapshot.ts';

/**
 * How the calls of a service are made, where its document says anything: its own time-out (P-519), who reacts to failures (P-529), and whether
 * it answers members alone. What
 * another host fails to answer is shown where it would stand, and stops nobody, unless the document says otherwise.
 */
export const callTerms = (service: DataService | undefined): Pick<CompiledService, 'timeoutMs' | 'skipErrorHandler' | 'personal'> => ({
  ...(service?.timeoutMs === undefined ? {} : { timeoutMs: service.timeoutMs }),
  ...(service?.skipErrorHandler === undefined ? (service?.upstream === undefined ? {} : { skipErrorHandler: true }) : { skipErrorHandler: service.skipErrorHandler }),
  ...(service?.personal ? { personal: true } : {}),
});
