const unescape = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** What a JSON Pointer names in an answer, or undefined. */
export const readPointer = (data: unknown, pointer: string): unknown =>
  pointer.split('/').slice(1).reduce<unknown>((at, step) => (typeof at === 'object' && at !== null ? (at as Readonly<Record<string, unknown>>)[unescape(step)] : undefined), data);
