import { builtInCalls, type BuiltInCall } from '#schemas/built-in-calls';

/** A path with its parameters made alike. */
export const shapeOf = (path: string): string => (path.includes('{') ? path.replaceAll(/\{[^}]*\}/g, '{}') : path);

const isHole = (part: string): boolean => part.startsWith('{');

const tables = builtInCalls.map((call) => ({ call, parts: call.path.split('/') }));

const find = (path: string): readonly BuiltInCall[] => {
  const given = path.split('/');
  return tables.filter(({ parts }) => parts.length === given.length && parts.every((part, at) => isHole(part) || part === given[at])).map(({ call }) => call);
};

const known = new Map<string, readonly BuiltInCall[]>();
// Paths stand in documents: what an operator types is not kept for ever.
const MOST = 2_000;

/** The calls of the server itself that answer a path, whatever their method; a word may stand where a call takes any value. */
export function builtInCallsAt(path: string): readonly BuiltInCall[] {
  const shape = shapeOf(path);
  const before = known.get(shape);
  if (before !== undefined) return before;
  if (known.size >= MOST) known.clear();
  const calls = find(shape);
  known.set(shape, calls);
  return calls;
}

/** The call of the server itself at a path. */
export const builtInCall = (path: string, method: BuiltInCall['method'] = 'GET'): BuiltInCall | undefined => builtInCallsAt(path).find((call) => call.method === method);
