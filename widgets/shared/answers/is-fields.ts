export type RecordFields = Readonly<Record<string, unknown>>;
export const isFields = (value: unknown): value is RecordFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
