import { decodeSegment } from '#engine';

/** A path whose `{name}` segments stand for one segment each. */
export type PathPattern = readonly string[];
export type Segments = readonly string[];

export const segmentsOf = (path: string): Segments => path.split('/');
export const pathPattern = (path: string): PathPattern => segmentsOf(path);

export const isHole = (segment: string): boolean => segment.startsWith('{') && segment.endsWith('}');

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
    // A value that names another path would do so again at an upstream host.
    const value = decodeSegment(segment);
    if (value === undefined || value === '') return undefined;
    params[expected.slice(1, -1)] = value;
  }
  return params;
}
