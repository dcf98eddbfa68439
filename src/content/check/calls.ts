import { allCalls } from '#schemas/calls.gen';
import type { ApiCall } from '#schemas/calls/define-call';

/** Replaces the parameters of a path by `{}`. */
export const shapeOf = (path: string): string => (path.includes('{') ? path.replaceAll(/\{[^}]*\}/g, '{}') : path);

/** Tells whether a segment fits one of a declared path, part of which may be a parameter: `{id}`, `add{wallet}`, `{name}UsrKey`. */
const fits = (part: string, given: string): boolean => {
  const [, before = '', after = ''] = /^([^{]*)\{[^}]*\}(.*)$/.exec(part) ?? [];
  if (!part.includes('{')) return part === given;
  return given.length > before.length + after.length && given.startsWith(before) && given.endsWith(after);
};

const tables = allCalls.map((call) => ({ call, parts: call.path.split('/') }));

const find = (path: string): readonly ApiCall[] => {
  const given = path.split('/');
  return tables
    .filter(({ parts }) => parts.length === given.length && parts.every((part, at) => fits(part, given[at] ?? '')))
    .map(({ call }) => call);
};

const known = new Map<string, readonly ApiCall[]>();
// Bounds the cache: paths come from documents, and operators type many.
const MOST = 2_000;

/** Declared calls at a path, of any method. A fixed segment may match a parameter of a call. */
export function declaredCallsAt(path: string): readonly ApiCall[] {
  const shape = shapeOf(path);
  const before = known.get(shape);
  if (before !== undefined) return before;
  if (known.size >= MOST) known.clear();
  const calls = find(shape);
  known.set(shape, calls);
  return calls;
}

/** Declared call at a path. */
export const declaredCall = (path: string, method: ApiCall['method'] = 'GET'): ApiCall | undefined =>
  declaredCallsAt(path).find((call) => call.method === method);
