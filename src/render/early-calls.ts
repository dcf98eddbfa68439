import { pocketBase } from '#schemas/calls/pocket/pocket-base';
import type { BootData } from './boot-data.ts';

/** Calls that a member's page will make when it hydrates. The page brings their list along in its head, so that they begin before the rest is parsed. */
export interface EarlyCalls {
  readonly pageId: string;
  readonly locale: BootData['locale'];
  /** Failures of the session call go back to its caller. */
  readonly skips: boolean;
  readonly calls: readonly {
    /** Address; may have a place for the member. */
    readonly key: string;
    readonly serviceId: string;
    readonly skips: boolean;
  }[];
}

export const earlyCallsId = 'calls';

const ticketsCall = `${pocketBase}/my-products`;

/** Lists the calls that a page lacks the answers of. Undefined for guests, whose pages bring them along. */
export const listEarlyCalls = ({
  viewer,
  decision,
  locale,
  site,
  data,
}: Pick<BootData, 'viewer' | 'decision' | 'locale' | 'site' | 'data'>): EarlyCalls | undefined => {
  if (viewer.login !== true) return undefined;
  const lacking = decision.needs.filter(
    ({ key, whenMenuOpen, service }) =>
      !Object.hasOwn(data, key) &&
      whenMenuOpen !== true &&
      (service === undefined || (service.state === 'N' && service.method !== 'POST')),
  );
  const serviceOf = (key: string): string =>
    decision.services.find(({ path }) => path.includes(key.split('?', 1)[0] ?? key))?.id ?? '';
  const calls = new Map(
    lacking.map(({ key, service, skipErrorHandler = service?.skipErrorHandler ?? site.skipErrorHandler ?? false }) => [
      key,
      { key, serviceId: service?.id ?? serviceOf(key), skips: skipErrorHandler },
    ]),
  );
  // A page with codes reads the tickets of all venues too, before it makes a key.
  if (decision.needs.some(({ codes }) => codes))
    calls.set(ticketsCall, { key: ticketsCall, serviceId: serviceOf(ticketsCall), skips: true });
  return { pageId: decision.pageId, locale, skips: site.skipErrorHandler ?? false, calls: [...calls.values()] };
};
