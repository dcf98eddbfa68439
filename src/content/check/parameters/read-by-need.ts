import type { Need } from '#engine/snapshot';
import type { Page } from '#schemas/documents/page/schema';
import { memoizeByObject } from '../../memoize-by-object.ts';
import { declaredCall } from '../calls.ts';
import type { CheckContext } from '../check-context.ts';
import type { Accepted } from './accepted.ts';
import { venueValues } from './venue-values.ts';

/** A parameter that a widget, a guard or the site's code reads. */
export interface ParameterRead extends Accepted {
  readonly name: string;
  readonly in: 'param' | 'query';
}

const template = /^([^{}]*)\{(param|query)\.(\w+)(?:\|([^}]*))?\}/;
const inPath = /\{(param|query)\.(\w+)(?:\|([^}]*))?\}/g;
const wholeNumber = '[1-9][0-9]{0,3}';
const numbers: ReadonlySet<string> = new Set(['currentPage', 'pagePerCount']);

interface Placeholder {
  readonly group: string | undefined;
  readonly name: string;
  readonly fallback: string | undefined;
  /** Parameter of the call, and the text before the placeholder in it; left out in the path of a call. */
  readonly filled?: { readonly field: string; readonly before: string };
}

/** Parameters in a call. Pages share the calls of their frame, so each call is read once. */
const placeholdersOf = memoizeByObject(({ path, query }: Need): readonly Placeholder[] => [
  ...[...path.matchAll(inPath)].map(([, group, name = '', fallback]) => ({ group, name, fallback })),
  ...Object.entries(query).flatMap(([field, text]) => {
    const [, before = '', group, name = '', fallback] = template.exec(text) ?? [];
    return group === undefined ? [] : [{ group, name, fallback, filled: { field, before } }];
  }),
]);

/** Parameters that fill a call of a widget. Built-in calls define the accepted values of their own parameters. */
export function* readByNeed(context: CheckContext, page: Page, need: Need): Generator<ParameterRead> {
  for (const { group, name, fallback, filled } of placeholdersOf(need)) {
    yield readOf(
      group,
      name,
      fallback,
      filled === undefined
        ? {}
        : acceptedBy(context, page, filled.field, declaredCall(need.path)?.codes?.[filled.field], filled.before),
    );
  }
}

const readOf = (
  group: string | undefined,
  name: string,
  fallback: string | undefined,
  accepted: Accepted,
): ParameterRead => ({
  name,
  in: group === 'param' ? 'param' : 'query',
  ...accepted,
  ...(fallback ? { default: fallback } : {}),
});

/** `before`: text of the call before the parameter, such as the common start of the codes. */
function acceptedBy(
  context: CheckContext,
  page: Page,
  field: string,
  list: string | undefined,
  before: string,
): Accepted {
  if (numbers.has(field)) return { pattern: wholeNumber };
  if (field === 'parkKindCd' || field === 'publctTypeCd') return { values: venueValues(context, page, field) };
  const items = list === undefined ? undefined : context.documents['code-list'].get(list)?.items;
  return items === undefined
    ? {}
    : { values: items.flatMap(({ codeId }) => (codeId.startsWith(before) ? [codeId.slice(before.length)] : [])) };
}
