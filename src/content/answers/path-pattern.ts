/** A path whose `{name}` segments stand for one segment each. */
export type PathPattern = readonly string[];

export const pathPattern = (path: string): PathPattern => path.split('/');

const isHole = (segment: string): boolean => segment.startsWith('{') && segment.endsWith('}');

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** Values of the holes, or undefined when the path is another one. */
export function matchPattern(pattern: PathPattern, path: string): Readonly<Record<string, string>> | undefined {
  const segments = path.split('/');
  if (segments.length !== pattern.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, expected] of pattern.entries()) {
    const segment = segments[at] ?? '';
    if (!isHole(expected)) {
      if (segment !== expected) return undefined;
      continue;
    }
    const value = decoded(segment);
    if (value === undefined || value === '') return undefined;
    params[expected.slice(1, -1)] = value;
  }
  return params;
}
