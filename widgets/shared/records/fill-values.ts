type Values = Readonly<Record<string, string | readonly string[]>>;

const fillPart = (part: unknown, values: Values): unknown => {
  if (typeof part === 'string') {
    const name = /^\{([\w.]+)\}$/.exec(part)?.[1];
    const value = name === undefined ? part : values[name];
    return value === '' ? undefined : value;
  }
  if (Array.isArray(part)) return part.flatMap((one: unknown) => fillPart(one, values) ?? []);
  return typeof part === 'object' && part !== null ? fillValues(part, values) : part;
};

/** Fills a body: `{name}` is a value; in a list it is all values of the name. Empty values are omitted. */
export const fillValues = (template: object, values: Values): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(template)
      .map(([name, part]) => [name, fillPart(part, values)] as const)
      .filter(([, part]) => part !== undefined),
  );
