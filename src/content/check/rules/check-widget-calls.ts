import type { CatalogEntry } from '#engine';
import type { Need } from '#engine/snapshot';
import type { ApiCall } from '#schemas/calls/define-call';
import type { Layout, Placement } from '#schemas/documents/layout/schema';
import { wayFault } from '../answer-fields.ts';
import { declaredCall } from '../calls.ts';
import { isProxied } from '../widget-calls.ts';
import { suggestName } from '../suggest-name.ts';
import { pointerOf, type Path } from '../problem.ts';
import type { Finding, CheckContext } from '../check-context.ts';
import { noField } from './check-answers.ts';
import { isServed } from './check-calls.ts';
import { checkNumbersAsked } from './check-numbers.ts';

type Settings = Placement['settings'];

/** A use of a widget, and where its settings stand. */
interface Asking {
  readonly survey: CheckContext;
  readonly layout: Layout;
  readonly entry: CatalogEntry;
  readonly settings: Settings;
  readonly path: Path;
}

/** Checks the calls of widgets: a data service exists, codes are valid, and read fields are in the response. */
export function checkWidgetCalls(asking: Asking): void {
  const { survey, entry, settings } = asking;
  // Its settings have been validated against the widget's own schema.
  for (const need of entry.needs?.(settings as never) ?? []) {
    const call = declaredCall(need.path);
    if (call !== undefined) checkCall(asking, call, need);
    if (!isServed(survey, need.path)) noService(asking, need.path);
  }
}

/** Where a setting says the path itself, it can be mended there. */
function noService({ survey, layout, settings, path }: Asking, wanted: string): void {
  const holder = Object.entries(settings as Readonly<Record<string, unknown>>).find(
    ([, value]) => typeof value === 'object' && value !== null && 'path' in value && value.path === wanted,
  )?.[0];
  const place = holder === undefined ? [...path.slice(0, -1), 'widget'] : [...path, holder, 'path'];
  survey.dangling(
    layout,
    place,
    'data-service',
    wanted,
    () => [...survey.documents['data-service'].values()].map((service) => service.path),
    { isNamedThere: holder !== undefined },
  );
}

function checkCall(asking: Asking, call: ApiCall, { name: need, path, query }: Need): void {
  checkReads(asking, call, need);
  const { itemsOf = path } = asking.entry.description;
  const fields = call.codes === undefined || itemsOf !== path ? undefined : itemFieldsOf(call);
  if (fields !== undefined) checkItems(asking, asking.settings, asking.path, fields);
  for (const [name, list] of Object.entries(call.codes ?? {})) checkCode(asking, list, query[name]);
  if (call.kinds !== undefined) checkKinds(asking, call.kinds);
  checkPark(asking, query['parkType']);
  if (!isProxied(asking.survey, path))
    checkNumbersAsked(asking.survey, asking.layout, query, (number) => placeOf(asking.settings, asking.path, number));
}

interface ListSchema {
  readonly properties?: { readonly list?: { readonly items?: { readonly properties?: object } } };
}

/** Fields of an item of a list that a call answers: what `{item.x}` can be. */
const itemFieldsOf = ({ data }: ApiCall): readonly string[] | undefined => {
  const fields = (data as ListSchema).properties?.list?.items?.properties;
  return fields && Object.keys(fields);
};

function checkItems(
  asking: Pick<Asking, 'survey' | 'layout'>,
  value: unknown,
  path: Path,
  fields: readonly string[],
): void {
  if (typeof value === 'string')
    for (const [found, name = ''] of value.matchAll(/\{item\.([^{}]*)\}/g))
      if (!fields.includes(name)) asking.survey.report(asking.layout, path, notOfItem(found, name, fields));
  if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value))
      checkItems(asking, inner, [...path, Array.isArray(value) ? Number(name) : name], fields);
}

const notOfItem = (found: string, name: string, fields: readonly string[]): Finding => ({
  code: 'unknown-placeholder',
  text: {
    ko: `목록의 항목에 '${found}'이(가) 없어서 링크의 값이 비어요.`,
    en: `List items have no '${found}', so the link would lack this value.`,
  },
  hint: suggestName(name, fields).hint,
});

function checkPark({ survey, layout, settings, path }: Asking, park: string | undefined): void {
  if (park !== undefined && park !== '' && !park.includes('{'))
    survey.requireDocument(layout, placeOf(settings, path, park), 'venue', park);
}

function checkCode({ survey, layout, settings, path }: Asking, list: string, code: string | undefined): void {
  const items = survey.documents['code-list'].get(list)?.items;
  if (
    code === undefined ||
    code === '' ||
    code.includes('{') ||
    items === undefined ||
    items.some(({ codeId }) => codeId === code)
  )
    return;
  survey.dangling(layout, placeOf(settings, path, code), 'code', code, () => items.map(({ codeId }) => codeId));
}

/** Where a setting holds a value, however deep; else all of them. */
const placeOf = (settings: Settings, path: Path, wanted: string): Path => [...path, ...(wayTo(settings, wanted) ?? [])];

const wayTo = (value: unknown, wanted: string): Path | undefined => {
  if (value === wanted) return [];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const way = wayTo(inner, wanted);
    if (way !== undefined) return [Array.isArray(value) ? Number(name) : name, ...way];
  }
  return undefined;
};

interface OfKinds {
  readonly kind?: unknown;
  readonly details?: readonly { readonly kind: string }[];
}

/** Where records of a kind lead: each kind is one of the list's, stands there once, and is among those that are listed. */
function checkKinds({ survey, layout, settings, path }: Asking, list: string): void {
  const { kind: only, details = [] } = settings as OfKinds;
  const items = survey.documents['code-list'].get(list)?.items;
  const seen = new Set<string>();
  details.forEach(({ kind }, index) => {
    const place = [...path, 'details', index, 'kind'];
    if (items !== undefined && !items.some(({ codeId }) => codeId === kind))
      survey.dangling(layout, place, 'code', kind, () => items.map(({ codeId }) => codeId));
    else if (seen.has(kind)) survey.report(layout, place, kindTwice(kind));
    else if (typeof only === 'string' && only !== kind) survey.report(layout, place, notListed(kind, only));
    seen.add(kind);
  });
}

const kindTwice = (kind: string): Finding => ({
  code: 'listed-twice',
  severity: 'warning',
  text: {
    ko: `'${kind}'은(는) 앞에 이미 있어서 여기 적은 곳으로는 아무도 가지 않아요.`,
    en: `An earlier entry already handles '${kind}', so this one is never used.`,
  },
  hint: { ko: '이 항목을 지우거나 다른 종류로 고치세요.', en: 'Remove this entry, or correct its kind.' },
});

const notListed = (kind: string, only: string): Finding => ({
  code: 'setting-without-effect',
  severity: 'warning',
  text: {
    ko: `이 목록에는 '${only}'만 나와서 '${kind}'에 적은 곳으로는 아무도 가지 않아요.`,
    en: `The list shows only '${only}', so the entry for '${kind}' is never used.`,
  },
  hint: {
    ko: `이 항목을 지우거나 kind의 '${only}'을(를) 빼세요.`,
    en: `Remove this entry, or remove '${only}' from kind.`,
  },
});

function checkReads({ survey, layout, entry, settings, path }: Asking, call: ApiCall, name: string): void {
  const told = new Set<string>();
  for (const { at, way, isPointer, need } of entry.description.reads?.(settings as never) ?? []) {
    if (need !== undefined && need !== name) continue;
    const fault = wayFault(call.data, way);
    // What is wrong on the way to several is told at the first of them.
    if (fault === undefined) continue;
    const wrong = way.slice(0, fault.at + 1).join('/');
    if (told.has(wrong) && fault.at !== way.length - 1) continue;
    told.add(wrong);
    const place = [...path, ...at];
    survey.report(
      layout,
      place,
      noField(call.path, way, fault, {
        pointer: pointerOf(place),
        value: (step) => (isPointer === true ? pointerOf(way.with(fault.at, step)) : step),
      }),
    );
  }
}
