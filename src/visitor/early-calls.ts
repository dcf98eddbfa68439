import { fillMemberUid } from '#engine/values/fill-template';
import { bootElementId, type BootData } from '#render/boot-data.ts';
import { callHeaders } from './data/call-headers.ts';
import { hasAccess } from './session/session-hints.ts';
import { userSession } from './session/user-session.ts';

/** Address of the call that says who is logged in. */
export const sessionCall = '/api/v1/iam/login/session/info';
/** A response is as good as a new one for this time. */
const FRESH_MS = 10_000;

interface Begun {
  readonly at: number;
  readonly response: Promise<Response>;
}

const begun = new Map<string, Begun>();
const keyOf = (url: string, locale: string): string => `${locale} ${url}`;

/**
 * Requests what a member's page lacks and will ask for as soon as it hydrates, while its scripts are still loading: the answers wait in memory, each for the
 * first call to its address. Only for a browser with a live login; guests' pages bring their answers along.
 */
export const beginCalls = ({ viewer, decision, locale, site, data }: Pick<BootData, 'viewer' | 'decision' | 'locale' | 'site' | 'data'>, now = Date.now()): void => {
  if (viewer.login !== true || !hasAccess()) return;
  const begin = (url: string, serviceId: string, skips: boolean): void => {
    const response = fetch(url, { credentials: 'same-origin', headers: callHeaders({ pageId: decision.pageId, locale, serviceId, skips }) });
    // Whoever takes it hears of a failure.
    response.catch(() => undefined);
    begun.set(keyOf(url, locale), { at: now, response });
  };
  const member = userSession()?.user.membershipUid;
  if (userSession() === undefined) begin(sessionCall, '', site.skipErrorHandler ?? false);
  for (const { key: template, whenMenuOpen, service, skipErrorHandler = service?.skipErrorHandler ?? site.skipErrorHandler ?? false } of decision.needs) {
    const key = fillMemberUid(template, member ?? '');
    // An address with a place for the member waits until the member is known.
    if (Object.hasOwn(data, template) || whenMenuOpen || (member === undefined && key !== template) || begun.has(keyOf(key, locale)) || (service !== undefined && (service.state !== 'N' || service.method === 'POST'))) continue;
    begin(key, service?.id ?? decision.services.find(({ path }) => path.includes(key.split('?', 1)[0] ?? key))?.id ?? '', skipErrorHandler);
  }
};

/** True if a call was begun and nobody has taken its response. */
export const isBegun = (url: string, locale: string): boolean => begun.has(keyOf(url, locale));

/** Hands over the response to a call that was begun, once. */
export const takeBegun = (url: string, locale: string, now = Date.now()): Promise<Response> | undefined => {
  const key = keyOf(url, locale);
  const known = begun.get(key);
  begun.delete(key);
  return known !== undefined && now - known.at < FRESH_MS ? known.response : undefined;
};

/** Begins as soon as the document has said what the page needs. */
export const beginEarly = (): void => {
  const start = (): void => {
    const text = document.getElementById(bootElementId)?.textContent ?? '';
    if (text !== '') beginCalls(JSON.parse(text) as BootData);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
  else start();
};
