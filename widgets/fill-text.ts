/** Fills `{{name}}` in a text. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string => text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
