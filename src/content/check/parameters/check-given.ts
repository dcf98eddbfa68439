import type { Page } from '#schemas/documents/page/schema';
import { suggestName } from '../suggest-name.ts';
import { pointerOf, quote, type Fix, type Path, type Words } from '../problem.ts';
import type { Finding, Owner, CheckContext } from '../check-context.ts';
import { accepts, valuesOf, type Accepted } from './accepted.ts';
import { pageParameters } from './page-parameters.ts';
import { readEverywhere } from './read-by-role.ts';

/** A value that a link passes to a page. `path`: location of the value; `fixable` if a fix can replace, rename or remove it there. */
interface Passed {
  readonly kind: 'params' | 'query';
  readonly name: string;
  readonly value: string;
  readonly path: Path;
  readonly fixable: boolean;
}

type Given = Readonly<Record<string, string>>;

/** Checks the values that an action passes to a page. */
export function checkGiven(
  context: CheckContext,
  owner: Owner,
  path: Path,
  page: Page,
  { params = {}, query = {} }: { readonly params?: Given | undefined; readonly query?: Given | undefined },
): void {
  const passed = (kind: Passed['kind'], given: Given): readonly Passed[] =>
    Object.entries(given).map(([name, value]) => ({ kind, name, value, path: [...path, kind, name], fixable: true }));
  for (const one of [...passed('params', params), ...passed('query', query)]) checkPassed(context, owner, page, one);
}

/** Checks the values in an address of a page. `params`: of its path. */
export function checkGivenInAddress(
  context: CheckContext,
  owner: Owner,
  path: Path,
  page: Page,
  address: string,
  params: Given,
): void {
  const [, search = ''] = /\?([^#]*)/.exec(address) ?? [];
  const passed = (kind: Passed['kind'], pairs: Iterable<readonly [string, string]>): readonly Passed[] =>
    [...pairs].map(([name, value]) => ({ kind, name, value, path, fixable: false }));
  // An empty segment is the wildcard of a template.
  const known = Object.entries(params).filter(([, value]) => !value.includes('{'));
  for (const one of [...passed('params', known), ...passed('query', new URLSearchParams(search))])
    checkPassed(context, owner, page, one);
}

function checkPassed(context: CheckContext, owner: Owner, page: Page, passed: Passed): void {
  const { params, query } = pageParameters(context, page);
  const { kind, name } = passed;
  // The query of an action can contain a path parameter.
  const rules =
    kind === 'params' ? params.get(name) : (params.get(name) ?? query.get(name) ?? readEverywhere(context).get(name));
  if (rules !== undefined) checkValue(context, owner, passed, rules, page.screen);
  // `params` with a name that no path has: check-action reports it.
  else if (kind === 'query') context.report(owner, passed.path, unknown(passed, page.screen, [...query.keys()]));
}

function checkValue(
  context: CheckContext,
  owner: Owner,
  passed: Passed,
  rules: readonly Accepted[],
  screen: string,
): void {
  if (!accepts(rules, passed.value)) context.report(owner, passed.path, notAccepted(passed, rules, screen));
}

const unknown = ({ name, path, fixable }: Passed, screen: string, declared: readonly string[]): Finding => {
  const { hint, only } = suggestName(name, declared);
  return {
    code: 'unknown-parameter',
    text: {
      ko: `'${screen}' 화면은 '${quote(name)}' 값을 받지 않아요.`,
      en: `'${screen}' does not accept the parameter '${quote(name)}'.`,
    },
    hint:
      declared.length === 0
        ? {
            ko: '이 값을 지우거나 페이지의 query에 추가하세요.',
            en: 'Remove the parameter, or add it to the query of the page.',
          }
        : hint,
    ...(fixable && only !== undefined ? { fix: { kind: 'rename', pointer: pointerOf(path), key: only } as const } : {}),
  };
};

/** Problem for a value that a rule refuses, with the nearest accepted value. */
export const notAccepted = (
  { kind, name, value, path, fixable }: Passed,
  rules: readonly Accepted[],
  screen: string,
): Finding => {
  const values = valuesOf(rules);
  const { hint, only } = values === undefined ? { hint: hintOf(rules) } : suggestName(value, values);
  const meant = only ?? (value.trim() === '' && values?.length === 1 ? values[0] : undefined);
  const empty = value.trim() === '';
  const fix: Fix | undefined =
    meant !== undefined
      ? { kind: 'replace', pointer: pointerOf(path), value: meant }
      : kind === 'query' && empty
        ? { kind: 'remove', pointer: pointerOf(path) }
        : undefined;
  return {
    code: 'value-not-accepted',
    text: empty
      ? { ko: `'${screen}' 화면의 '${name}' 값이 비어 있어요.`, en: `The parameter '${name}' of '${screen}' is empty.` }
      : {
          ko: `'${screen}' 화면은 '${name}' 값으로 '${quote(value)}'을(를) 받지 않아요.`,
          en: `'${screen}' does not accept '${quote(value)}' as '${name}'.`,
        },
    hint,
    ...(fixable && fix !== undefined ? { fix } : {}),
  };
};

const hintOf = (rules: readonly Accepted[]): Words => {
  const pattern = rules.find((rule) => rule.pattern !== undefined)?.pattern;
  return pattern === undefined
    ? { ko: '값을 적거나 지우세요.', en: 'Enter a value, or remove the parameter.' }
    : { ko: `형식: ${pattern}`, en: `Required format: ${pattern}` + '.' };
};
