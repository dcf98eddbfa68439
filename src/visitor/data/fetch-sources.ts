import { asMember, callOf, isOnSite, readTextAt, type NeededFact, type SourceAnswers } from '#engine';
import type { MyInfo } from '#schemas/accounts.schema';
import { makeCall, refuseClosed, type CallHouse, type CallScope } from './call-service.ts';
import { serverNow } from './server-clock.ts';

/** Member facts of a park from a guard's call. */
export interface LearntInfo {
  readonly park: string;
  readonly info: MyInfo;
  readonly onSite: boolean;
}

export interface SourcesAsked {
  readonly answers: SourceAnswers;
  readonly learnt: readonly LearntInfo[];
}

const ask = (need: NeededFact, scope: CallScope): Promise<unknown> => {
  const { key, body, service } = asMember(need, scope.who ?? '');
  refuseClosed(service, scope.listed);
  const terms = { serviceId: service.id, ...(service.timeoutMs === undefined ? {} : { timeoutMs: service.timeoutMs }) };
  return makeCall(body === undefined ? { method: 'GET', url: key, ...terms } : { method: 'POST', url: key, body, ...terms }, scope);
};

/** Error types that end or renew a session. */
const sessionErrors: readonly (string | undefined)[] = ['S', 'O', 'T', 'L'];

/** Wraps guard calls: like all calls they wait for session renewal. The guard handles every other error. */
const guardHouse = ({ ready, failed }: CallHouse): CallHouse => ({
  ready,
  failed: async (failure, call) => (failure.kind === 'refused' && sessionErrors.includes(failure.errorType) ? failed(failure, call) : 'caller'),
});

const parkOf = (key: string): string => new URLSearchParams(key.split('?')[1]).get('parkType') ?? '';

/** Fetches the sources that guards need. Each call is made once, even if several guards need it. A failed call counts as an answer. */
export const fetchSources = async (needs: readonly NeededFact[], { house, ...rest }: CallScope): Promise<SourcesAsked> => {
  const scope = house === undefined ? rest : { ...rest, house: guardHouse(house) };
  const calls = new Map(needs.map((need) => [callOf(need), need]));
  const given = new Map(
    await Promise.all(
      [...calls].map(async ([call, need]) => {
        try {
          return [call, { data: await ask(need, scope) }] as const;
        } catch {
          return [call, undefined] as const;
        }
      }),
    ),
  );
  const answers = needs.map((need) => {
    const answer = given.get(callOf(need));
    const value = answer && readTextAt(answer.data, need.pointer);
    return [need.guard, value === undefined ? ('failed' as const) : { value }] as const;
  });
  const learnt = [...calls].flatMap(([call, { keepAs, key }]) => {
    const answer = given.get(call);
    if (keepAs !== 'myInfo' || answer === undefined) return [];
    // This site's server validates the response against its schema.
    const info = answer.data as MyInfo;
    return [{ park: parkOf(key), info, onSite: isOnSite(info, serverNow()) }];
  });
  return { answers: Object.fromEntries(answers), learnt };
};
