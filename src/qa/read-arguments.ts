/** Output formats of commands that do not list problems. */
export const readFormat = (format: string): 'text' | 'json' => {
  if (format !== 'text' && format !== 'json') throw new Error(`--format must be text or json, not '${format}'.`);
  return format;
};

/** Returns the single input of a command, by default the shipped documents. */
export const onePath = ([path = 'config', ...more]: readonly string[]): string => {
  if (more.length > 0) throw new Error(`expected one path, but also found '${more.join("', '")}'.`);
  return path;
};

/** Parses an ISO 8601 instant to milliseconds since 1970; defaults to now. */
export const readInstant = (text: string | undefined): number => {
  if (text === undefined) return Date.now();
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw new Error(`--at must be a time such as 2026-12-24T09:00:00+09:00, not '${text}'.`);
  return at;
};
