/** Fills `{{count}}` in a text; empty if the number is not known. */
export const countText = (text: string, count: number): string =>
  Number.isFinite(count) ? fillText(text, { count: String(count) }) : '';

/** Fills `{{name}}` in a text. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
