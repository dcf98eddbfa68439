import { asMember, callOf, isOnSite, readTextAt, type NeededFact, type SourceAnswers } from '#engine';
import type { MyInfo } from '#schemas/calls/members/answers';
import { CallError, makeCall, refuseClosed, type CallHouse, type CallScope } from './call-service.ts';
import { storedPassages, type LastPassages } from '../session/last-passages.ts';
import { serverNow } from './server-clock.ts';

/** Member facts of a park from a guard's call. `info` is missing if the call had no response and stored passages answered it. */
export interface LearntInfo {
  readonly park: string;
  readonly info?: MyInfo;
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
  return makeCall(
    body === undefined ? { method: 'GET', url: key, ...terms } : { method: 'POST', url: key, body, ...terms },
    scope,
  );
};

/** Error types that end or renew a session. */
const sessionErrors: readonly (string | undefined)[] = ['S', 'O', 'T', 'L'];

/** Wraps guard calls: like all calls they wait for session renewal. The guard handles every other error. */
const guardHouse = ({ ready, failed }: CallHouse): CallHouse => ({
  ready,
  failed: async (failure, call) =>
    failure.kind === 'refused' && sessionErrors.includes(failure.errorType) ? failed(failure, call) : 'caller',
});

/** Returns the stored answer to a call that had no response, where its guard accepts one. */
const storedAnswer = ({ offline, key }: NeededFact, error: unknown, who: string): LastPassages | undefined =>
  offline === 'lastKnown' && error instanceof CallError && (error.code === 'noStatus' || error.code === 'timeout')
    ? storedPassages(parkOf(key), who, serverNow())
    : undefined;

const parkOf = (key: string): string => new URLSearchParams(key.split('?')[1]).get('parkType') ?? '';

/** Fetches the sources that guards need. Each call is made once, even if several guards need it. A failed call counts as an answer. */
export const fetchSources = async (
  needs: readonly NeededFact[],
  { house, ...rest }: CallScope,
): Promise<SourcesAsked> => {
  const scope = house === undefined ? rest : { ...rest, house: guardHouse(house) };
  const calls = new Map(needs.map((need) => [callOf(need), need]));
  const given = new Map(
    await Promise.all(
      [...calls].map(
        async ([call, need]): Promise<
          readonly [string, { readonly data: unknown; readonly isStored: boolean } | undefined]
        > => {
          try {
            return [call, { data: await ask(need, scope), isStored: false }];
          } catch (error) {
            const data = storedAnswer(need, error, scope.who ?? '');
            return [call, data && { data, isStored: true }];
          }
        },
      ),
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
    return [{ park: parkOf(key), ...(answer.isStored ? {} : { info }), onSite: isOnSite(info, serverNow()) }];
  });
  return { answers: Object.fromEntries(answers), learnt };
};
