const REFUSED = 'promenade:refused';

/** Stands in a page's data for a call that was refused, so that the first picture shows what the refusal means. */
export const refusedAnswer = (errorType: string): unknown => ({ [REFUSED]: errorType });

/** Error type of a refused call in a page's data. Undefined for an answer. */
export const refusalOf = (value: unknown): string | undefined => {
  const errorType: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, REFUSED) : undefined;
  return typeof errorType === 'string' ? errorType : undefined;
};
