const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Authored content, which the server itself makes from documents. */
const content = 'contents';

/** Paths to all fields of a value; `*` is every item of a list. */
const fieldPaths = (value: unknown): readonly (readonly string[])[] => {
  if (Array.isArray(value))
    return [...new Map(value.flatMap(fieldPaths).map((path) => [path.join('/'), ['*', ...path]])).values()];
  return isFields(value)
    ? Object.entries(value).flatMap(([name, one]) => [
        [name],
        ...(name === content ? [] : fieldPaths(one)).map((path) => [name, ...path]),
      ])
    : [];
};

const without = (value: unknown, [first, ...rest]: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((one) => without(one, rest));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) =>
      name !== first ? [[name, one]] : rest.length === 0 ? [] : [[name, without(one, rest)]],
    ),
  );
};

const bare = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((one) => (isFields(one) ? {} : one))
    : isFields(value)
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, bare(one)]))
      : value;
const nulls = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(nulls)
    : isFields(value)
      ? Object.fromEntries(
          Object.entries(value).map(([name, one]) => [name, Array.isArray(one) || isFields(one) ? nulls(one) : null]),
        )
      : value;

const laterCodes = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(laterCodes)
    : isFields(value)
      ? Object.fromEntries(
          Object.entries(value).map(([name, one]) => [
            name,
            typeof one === 'string' && name.endsWith('Cd') ? 'LATER' : laterCodes(one),
          ]),
        )
      : value;

/** Versions of an answer: each without one field in all of its records, one with empty records, one with null in every field, and one with unknown codes. */
export const answersWithoutFields = (
  answer: unknown,
): readonly { readonly name: string; readonly value: unknown }[] => [
  ...fieldPaths(answer).map((path) => ({ name: `without ${path.join('/')}`, value: without(answer, path) })),
  { name: 'empty records', value: bare(answer) },
  { name: 'null in every field', value: nulls(answer) },
  { name: 'codes that nobody knows', value: laterCodes(answer) },
];

/** First text or attribute of a page that shows a missing value; class names are not shown. */
export const shownMissing = (html: string): string | undefined =>
  /.{0,40}(?:\b(?:undefined|null|NaN)\b|\[object|\{\{?[^{}<>]*\}).{0,20}/.exec(
    html.replaceAll(/<!--.*?-->| class="[^"]*"/g, ''),
  )?.[0];
