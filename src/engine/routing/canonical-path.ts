import { encodeSegment } from '../values/fill-template.ts';

const split = (path: string): string[] => path.split('/').filter((part) => part !== '');

// Such a segment would change the address of a page or of a call that it fills.
// oxlint-disable-next-line no-control-regex -- the control characters are what is refused
const unsafeSegment = /[/\\\u0000-\u001f\u007f-\u009f]|^\.{1,2}$/;

/**
 * Decodes one segment of a path once and composes it to NFC. Returns undefined if the encoding is broken, or if the result is `.` or `..` or contains
 * a slash, a backslash or a control character.
 */
export const decodeSegment = (part: string): string | undefined => {
  try {
    const segment = (part.includes('%') ? decodeURIComponent(part) : part).normalize('NFC');
    return unsafeSegment.test(segment) ? undefined : segment;
  } catch {
    return undefined;
  }
};

/** Decodes the segments of a path. Returns undefined if no page can have one of them. */
export const decodeSegments = (path: string): readonly string[] | undefined => {
  const segments = split(path).map(decodeSegment);
  return segments.every((segment) => segment !== undefined) ? segments : undefined;
};

/** Formats decoded segments in the canonical spelling. */
export const formatSegments = (segments: readonly string[]): string => `/${segments.map(encodeSegment).join('/')}`;

/** Returns the canonical spelling of the path of an address, or undefined if no page can have it. */
export const canonicalPath = (address: string): string | undefined => {
  const segments = decodeSegments(address.split(/[?#]/, 1)[0] ?? '');
  return segments && formatSegments(segments);
};

const parameter = /^\{[A-Za-z0-9_]+\*?\}$/;

/** Returns a path pattern with its literal segments in the canonical spelling. A pattern that matches no address stays as it is. */
export const canonicalPattern = (pattern: string): string => {
  const segments = decodeSegments(pattern);
  return segments === undefined
    ? pattern
    : `/${segments.map((segment) => (parameter.test(segment) ? segment : encodeSegment(segment))).join('/')}`;
};

/** Joins the segments of a pattern with one slash and drops a trailing one. The segments stay as they are written. */
export const normalisePath = (path: string): string => {
  if (path === '/' || (!path.endsWith('/') && !path.includes('//'))) return path;
  return `/${split(path).join('/')}`;
};
