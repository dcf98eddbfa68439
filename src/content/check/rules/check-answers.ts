import { parsePointer } from '#engine/values/json-pointer';
import type { Guard } from '#schemas/documents/guard/schema';
import type { Site } from '#schemas/documents/site/schema';
import { wayFault, type WayFault } from '../answer-fields.ts';
import { declaredCall } from '../calls.ts';
import { widgetCallsOf } from '../widget-calls.ts';
import { suggestName } from '../suggest-name.ts';
import { pointerOf, quote, type Path } from '../problem.ts';
import type { Finding, CheckContext } from '../check-context.ts';

/** Checks response fields that guards, record heads and widget settings read. */
export function checkAnswers(survey: CheckContext): void {
  for (const guard of survey.documents.guard.values()) checkSources(survey, guard);
  const asked = callsByNeed(survey);
  survey.site?.recordHeads?.forEach((head, index) =>
    checkHead(survey, survey.site as Site, { head, path: ['recordHeads', index] }, asked),
  );
}

/** Schema of what a path answers by itself; what another host answers under a path of its own is not known. */
export const dataAt = (path: string, method: 'GET' | 'POST' = 'GET'): object | undefined =>
  declaredCall(path, method)?.data;

function checkSources(survey: CheckContext, guard: Guard): void {
  const { source, sources = {} } = guard;
  const all = [
    ...(source ? [{ path: ['source'] as Path, ...source }] : []),
    ...Object.entries(sources).map(([name, one]) => ({ path: ['sources', name] as Path, ...one })),
  ];
  for (const { path, dataServiceId, pointer } of all) {
    const service = survey.documents['data-service'].get(dataServiceId);
    const data = service && dataAt(service.path, service.method);
    const way = parsePointer(pointer);
    const fault = data && wayFault(data, way);
    const place = [...path, 'pointer'];
    if (service && fault)
      survey.report(
        guard,
        place,
        noField(service.path, way, fault, {
          pointer: pointerOf(place),
          value: (step) => pointerOf(way.with(fault.at, step)),
        }),
      );
  }
}

interface Placed {
  readonly head: NonNullable<Site['recordHeads']>[number];
  readonly path: Path;
}

const inTemplate = (template: string): readonly string[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Calls of widgets in pages by their names: what of a member is asked stays out of heads. */
function callsByNeed(survey: CheckContext): ReadonlyMap<string, ReadonlySet<string>> {
  const paths = new Map<string, Set<string>>();
  for (const layout of survey.documents.layout.values()) {
    if (layout.use === 'frame') continue;
    for (const { name, path, personal } of widgetCallsOf(survey, layout))
      if (personal !== true) paths.set(name, (paths.get(name) ?? new Set()).add(path));
  }
  return paths;
}

/** `asked`: paths of calls by the names that widgets give them. */
function checkHead(
  survey: CheckContext,
  site: Site,
  { head, path }: Placed,
  asked: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  const calls = asked.get(head.need);
  // Missing or invalid layouts have unknown calls.
  if (calls === undefined && (survey.lacksDocuments || survey.prepared.raws.size === 0)) return;
  if (calls === undefined)
    return survey.dangling(site, [...path, 'need'], 'need', head.need, () => asked.keys(), { severity: 'warning' });
  const read = [
    ...(['title', 'description'] as const).flatMap((place) =>
      inTemplate(head[place] ?? '').map((name) => ({ place, name })),
    ),
    ...(head.image === undefined ? [] : [{ place: 'image' as const, name: head.image }]),
  ];
  for (const call of calls) {
    const data = dataAt(call);
    const wrong =
      data === undefined
        ? []
        : read.flatMap(({ place, name }) =>
            [wayFault(data, [name])].flatMap((fault) => (fault === undefined ? [] : [{ place, name, fault }])),
          );
    // One that has none of the fields is a call that reads no record.
    if (wrong.length > 1 && wrong.length === read.length)
      return survey.report(site, [...path, 'need'], noRecord(head.need, call));
    for (const { place, name, fault } of wrong) {
      const at = [...path, place];
      survey.report(
        site,
        at,
        noField(call, [name], fault, {
          pointer: pointerOf(at),
          value: (step) => (place === 'image' ? step : (head[place] ?? '').replaceAll(`{${name}}`, `{${step}}`)),
        }),
      );
    }
    if (wrong.length > 0) return;
  }
}

/** How the one name that can be meant would be written in place of the wrong step of a way. */
interface Remedy {
  readonly pointer: string;
  readonly value: (step: string) => string;
}

/** What is wrong with a way into the answer to a call. */
export function noField(call: string, way: readonly string[], { at, known }: WayFault, remedy?: Remedy): Finding {
  const name = way[at];
  if (name === undefined) return noValue(call, way, known);
  const { hint, only } = suggestName(name, known);
  return {
    code: 'unknown-field',
    text: {
      ko: `${call}의 답에는 '${quote(name)}'이(가) 없어요.`,
      en: `The response of ${call} has no field '${quote(name)}'.`,
    },
    hint,
    ...(only === undefined || remedy === undefined
      ? {}
      : { fix: { kind: 'replace', pointer: remedy.pointer, value: remedy.value(only) } }),
  };
}

const noValue = (call: string, way: readonly string[], known: readonly string[]): Finding => ({
  code: 'unknown-field',
  text: {
    ko: `${call}의 답에서 '${quote(way.at(-1))}'은(는) 값 하나가 아니라 묶음이에요.`,
    en: `'${quote(way.at(-1))}' in the response of ${call} is not a single value.`,
  },
  hint:
    known.length === 0
      ? { ko: '값 하나를 가리키세요.', en: 'Point to a single value.' }
      : {
          ko: `그 안의 값 하나를 가리키세요: ${known.join(', ')}`,
          en: `Point to one of its values: ${known.join(', ')}.`,
        },
});

const noRecord = (need: string, call: string): Finding => ({
  code: 'unknown-field',
  text: {
    ko: `'${need}'은(는) ${call} 호출이고, 그 답에는 여기서 읽는 값이 하나도 없어요.`,
    en: `'${need}' calls ${call}, whose response has none of the fields used here.`,
  },
  hint: {
    ko: '글 하나를 읽는 호출의 이름을 적으세요. 예: post, notice',
    en: 'Use a call that returns one record, such as post or notice.',
  },
});
