import type { DataService } from '#schemas/documents/data-service/schema';
import type { Operation } from '#schemas/documents/operation/schema';
import { allCalls } from '#schemas/calls.gen';
import { memoizeByObject } from '../../memoize-by-object.ts';
import { declaredCall, declaredCallsAt, shapeOf } from '../calls.ts';
import { widgetCallsOf } from '../widget-calls.ts';
import { suggestName } from '../suggest-name.ts';
import { pointerOf, quote, type Path } from '../problem.ts';
import type { Finding, Owner, CheckContext } from '../check-context.ts';

/** Calls: each is answered by somebody, with the method that its document names; and what browsers load at first is what it is taken for. */
export function checkCalls(survey: CheckContext): void {
  const { documents } = survey;
  for (const service of documents['data-service'].values()) {
    if (!isUnanswered(service)) continue;
    const [path, said] = faultOf(service, meantPath(survey, service));
    survey.report(service, path, isMissed(survey, service) ? { ...said, severity: 'error' } : said);
  }
  const passed = new Set(
    [...documents['data-service'].values()].flatMap(({ upstream, method, path }) =>
      upstream === undefined ? [] : [`${method} ${shapeOf(path)}`],
    ),
  );
  for (const operation of documents.operation.values()) {
    if (!operation.cmsCallable && operation.formCallable !== true) continue;
    if (
      declaredCall(operation.path, operation.method) === undefined &&
      !passed.has(`${operation.method} ${shapeOf(operation.path)}`)
    )
      survey.report(operation, ...faultOf(operation));
  }
  checkLoads(survey);
}

/** A call that is not open yet may be answered by then. */
const isUnanswered = ({ upstream, state, path, method }: DataService): boolean =>
  upstream === undefined && state === 'N' && declaredCall(path, method) === undefined;

/** Services of which all pages (two at least) say another path than they do themselves, with that path: either may be wrong. */
export const movedServices = memoizeByObject(({ documents }: CheckContext): ReadonlyMap<string, string> => {
  const said = Map.groupBy(
    [...documents.page.values()].flatMap(({ dataServiceList }) => dataServiceList),
    ({ dataServiceId }) => dataServiceId,
  );
  return new Map(
    [...said].flatMap(([id, all]): [string, string][] => {
      const service = documents['data-service'].get(id);
      const [first, ...others] = new Set(all.map(({ dataServiceUniformresourcelocator: address }) => address));
      return service === undefined ||
        first === undefined ||
        others.length > 0 ||
        all.length < 2 ||
        first === service.path
        ? []
        : [[id, first]];
    }),
  );
});

/** True when nothing answers at the path of a service, with any method; reported at the service. */
export const isAtNoCall = (service: DataService): boolean =>
  isUnanswered(service) && declaredCallsAt(service.path).length === 0;

/** The path that a service is meant to have: as all its pages say, else the one call of widgets that no service has where only this service can be it. */
function meantPath(survey: CheckContext, service: DataService): string | undefined {
  const said = movedServices(survey).get(service.id);
  if (said !== undefined) return declaredCall(said, service.method) === undefined ? undefined : said;
  const strays = [...survey.documents['data-service'].values()].filter(
    (one) => isAtNoCall(one) && !movedServices(survey).has(one.id),
  );
  const [only, ...others] = [...pathsIn(survey).lacking].flatMap((shape) =>
    declaredCallsAt(shape).flatMap(({ method, path }) => (method === service.method ? [path] : [])),
  );
  return strays.length === 1 && others.length === 0 ? only : undefined;
}

interface Paths {
  /** Shapes of the paths that data services have. */
  readonly there: ReadonlySet<string>;
  /** Calls of widgets without a data service. */
  readonly lacking: ReadonlySet<string>;
}

const pathsIn = memoizeByObject((survey: CheckContext): Paths => {
  const there = new Set([...survey.documents['data-service'].values()].map(({ path }) => shapeOf(path)));
  const called = [...survey.documents.layout.values()]
    .flatMap((layout) => widgetCallsOf(survey, layout))
    .map(({ path }) => shapeOf(path));
  return { there, lacking: new Set(called.filter((path) => !there.has(path))) };
});

/** Paths that a service may be meant to have, which are not its own. */
const meantPaths = (survey: CheckContext, service: DataService): readonly string[] =>
  [
    movedServices(survey).get(service.id),
    ...(isAtNoCall(service)
      ? [meantPath(survey, service), ...suggestName(service.path, pathsOf(service.method)).near]
      : []),
  ].filter((path) => path !== undefined);

/** True when widgets depend on a service and show nothing without it. */
export const isMissed = (survey: CheckContext, service: DataService): boolean =>
  meantPaths(survey, service).some((path) => pathsIn(survey).lacking.has(shapeOf(path)));

/** True when a data service answers a widget's call, or should; then the problem is reported there. */
export function isServed(survey: CheckContext, path: string): boolean {
  return (
    pathsIn(survey).there.has(shapeOf(path)) ||
    [...survey.documents['data-service'].values()].some((service) =>
      meantPaths(survey, service).some((meant) => shapeOf(meant) === shapeOf(path)),
    )
  );
}

const pathsOf = (method: string): readonly string[] =>
  allCalls.filter((call) => call.method === method).map(({ path }) => path);

/** An operation with the method that its call answers: that it says another is told where it does. */
export function meantOperation(operation: Operation | undefined): Operation | undefined {
  const [call] =
    operation === undefined || declaredCall(operation.path, operation.method) !== undefined
      ? []
      : declaredCallsAt(operation.path);
  return operation === undefined || call === undefined ? operation : { ...operation, method: call.method };
}

function faultOf({ method, path }: DataService | Operation, meant?: string): [path: Path, said: Finding] {
  const [other] = declaredCallsAt(path);
  if (other !== undefined) return [['method'], wrongMethod(path, method, other.method)];
  const { hint, only } =
    meant === undefined ? suggestName(path, pathsOf(method)) : { hint: meantIs(meant), only: meant };
  return [
    ['path'],
    {
      ...nobody(method, path),
      hint,
      ...(only === undefined ? {} : { fix: { kind: 'replace', pointer: '/path', value: only } }),
    },
  ];
}

const nobody = (method: string, path: string): Omit<Finding, 'hint'> => ({
  code: 'wrong-call',
  // A different server version may answer it.
  severity: 'warning',
  text: {
    ko: `${method} ${quote(path)}에 답하는 것이 없어요. 이 서버의 호출이 아니고 upstream도 없어요.`,
    en: `No endpoint handles ${method} ${quote(path)}: this server has no such route, and no upstream is set.`,
  },
});

const meantIs = (path: string): Finding['hint'] => ({
  ko: `이 서비스를 쓰는 페이지나 위젯은 '${path}'을(를) 불러요. 그렇게 고치세요.`,
  en: `The pages or widgets that use it call '${path}'. Use that path.`,
});

const wrongMethod = (path: string, given: string, wanted: string): Finding => ({
  code: 'wrong-call',
  text: {
    ko: `${quote(path)}은(는) ${given}이(가) 아니라 ${wanted}(으)로 불러야 답해요.`,
    en: `${quote(path)} answers ${wanted}, not ${given}.`,
  },
  hint: { ko: `method를 "${wanted}"(으)로 고치세요.`, en: `Set its method to "${wanted}".` },
  fix: { kind: 'replace', pointer: pointerOf(['method']), value: wanted },
});

const loads = {
  messages: '/api/v1/iam/common/message-resource',
  pages: '/api/v1/common/pages',
  codes: '/api/v1/iam/common/codes/{codeId}',
  words: '/api/v1/iam/fword-list',
} as const;

function checkLoads(survey: CheckContext): void {
  const { site } = survey;
  for (const [name, path] of Object.entries(loads)) {
    const id = site?.bootstrap?.loads[name as keyof typeof loads];
    const service = survey.documents['data-service'].get(id ?? '');
    if (
      site === undefined ||
      service === undefined ||
      service.upstream !== undefined ||
      service.method !== 'GET' ||
      declaredCallsAt(service.path).length === 0
    )
      continue;
    if (declaredCall(service.path)?.path !== path)
      survey.report(site as Owner, ['bootstrap', 'loads', name], wrongLoad(survey, name, service, path));
  }
}

function wrongLoad(survey: CheckContext, name: string, { id, path }: DataService, wanted: string): Finding {
  const right = [...survey.documents['data-service'].values()].find(
    (one) => one.method === 'GET' && shapeOf(one.path) === shapeOf(wanted),
  );
  return {
    code: 'wrong-call',
    severity: 'warning',
    text: {
      ko: `${id}은(는) ${path}에 답하는 서비스라서 '${name}'을(를) 불러올 수 없어요.`,
      en: `${id} returns ${path}, so it cannot provide '${name}'.`,
    },
    hint:
      right === undefined
        ? { ko: `${wanted}에 답하는 데이터 서비스를 적으세요.`, en: `Use the data service that returns ${wanted}.` }
        : { ko: `${right.id}(${wanted})을(를) 적으세요.`, en: `Use ${right.id}, which returns ${wanted}.` },
    ...(right === undefined
      ? {}
      : { fix: { kind: 'replace', pointer: pointerOf(['bootstrap', 'loads', name]), value: right.id } }),
  };
}
