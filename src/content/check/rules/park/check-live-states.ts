import { readStates } from '#schemas/calls/park-state/calls';
import type { CheckContext, Finding } from '../../check-context.ts';

/** Checks that venues with live states of an upstream have one. */
export function checkLiveStates(context: CheckContext): void {
  const { documents } = context;
  const services = [...documents['data-service'].values()].filter(
    ({ path, method }) => path === readStates.path && method === 'GET',
  );
  // A personal service is never passed on.
  if (services.some(({ upstream, personal }) => upstream !== undefined && personal !== true)) return;
  const service = services[0]?.id;
  for (const venue of documents.venue.values())
    if (venue.liveStates === 'upstream') context.report(venue, ['liveStates'], withoutUpstream(service));
}

const withoutUpstream = (service: string | undefined): Finding => ({
  code: 'upstream-missing',
  severity: 'warning',
  text:
    service === undefined
      ? {
          ko: `시설 상태를 파크 시스템에서 받기로 했는데 ${readStates.path}의 데이터 서비스가 없어요.`,
          en: `Live states are to come from an upstream, but no data service has the path ${readStates.path}.`,
        }
      : {
          ko: `시설 상태를 파크 시스템에서 받기로 했는데 데이터 서비스 ${service}에 upstream이 없어요.`,
          en: `Live states are to come from an upstream, but the data service ${service} has none.`,
        },
  hint:
    service === undefined
      ? {
          ko: '그 경로와 upstream이 있는 데이터 서비스를 추가하거나 liveStates를 지우세요.',
          en: 'Add a data service with that path and an upstream, or remove liveStates.',
        }
      : {
          ko: `${service}에 upstream을 적거나 liveStates를 지우세요.`,
          en: `Set the upstream of ${service}, or remove liveStates.`,
        },
});
