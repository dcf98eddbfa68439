import type { Need } from '#engine/snapshot';
import type { Page } from '#schemas/page.schema';
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

/** Parameters that fill a call of a widget. Built-in calls define the accepted values of their own parameters. */
export function* readByNeed(context: CheckContext, page: Page, { path, query }: Need): Generator<ParameterRead> {
  const codes = declaredCall(path)?.codes ?? {};
  for (const [, group, name = '', fallback] of path.matchAll(inPath)) yield readOf(group, name, fallback, {});
  for (const [field, text] of Object.entries(query)) {
    const [, before = '', group, name = '', fallback] = template.exec(text) ?? [];
    if (group !== undefined) yield readOf(group, name, fallback, acceptedBy(context, page, field, codes[field], before));
  }
}

const readOf = (group: string | undefined, name: string, fallback: string | undefined, accepted: Accepted): ParameterRead => ({
  name, in: group === 'param' ? 'param' : 'query', ...accepted, ...(fallback ? { default: fallback } : {}),
});

/** `before`: text of the call before the parameter, such as the common start of the codes. */
function acceptedBy(context: CheckContext, page: Page, field: string, list: string | undefined, before: string): Accepted {
  if (numbers.has(field)) return { pattern: wholeNumber };
  if (field === 'parkKindCd' || field === 'publctTypeCd') return { values: venueValues(context, page, field) };
  const items = list === undefined ? undefined : context.documents['code-list'].get(list)?.items;
  return items === undefined ? {} : { values: items.flatMap(({ codeId }) => (codeId.startsWith(before) ? [codeId.slice(before.length)] : [])) };
}
