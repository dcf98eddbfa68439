/** A path whose `{name}` segments stand for one segment each. */
export type PathPattern = readonly string[];
export type Segments = readonly string[];

export const segmentsOf = (path: string): Segments => path.split('/');
export const pathPattern = (path: string): PathPattern => segmentsOf(path);

export const isHole = (segment: string): boolean => segment.startsWith('{') && segment.endsWith('}');

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

// A dot segment or a slash inside of a value would name another path once an upstream host reads it.
const isValue = (value: string | undefined): value is string => value !== undefined && value !== '' && value !== '.' && value !== '..' && !/[/\\]/.test(value);

/** Values of the holes, or undefined when the path is another one. */
export function matchPattern(pattern: PathPattern, segments: Segments): Readonly<Record<string, string>> | undefined {
  if (segments.length !== pattern.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, expected] of pattern.entries()) {
    const segment = segments[at] ?? '';
    if (!isHole(expected)) {
      if (segment !== expected) return undefined;
      continue;
    }
    const value = decoded(segment);
    if (!isValue(value)) return undefined;
    params[expected.slice(1, -1)] = value;
  }
  return params;
}
