import type { Locale } from '#schemas/parts';

export type Messages = Readonly<Record<string, string>>;

/** Texts of a release in one language. `words` fill `{{name}}`. A missing key returns an empty string. */
export interface Texts {
  readonly locale: Locale;
  translate(key: string, words?: Readonly<Record<string, string>>): string;
}

// `{{- name}}` and `{{name, format}}` of i18next are filled too; the check of a site warns of them.
const placeholder = /\{\{-?\s*(.+?)\s*(?:,.*?)?\}\}/g;

/**
 * Creates the texts of a release in the browser. Returns what `makeI18nextTexts` returns on the server: published messages use no more of i18next
 * than `{{name}}`, and the library would be a tenth of the first scripts.
 */
export const makeTexts = (locale: Locale, messages: Messages): Texts => ({
  locale,
  translate: (key, words) => {
    const text = Object.hasOwn(messages, key) ? (messages[key] ?? '') : '';
    return words === undefined
      ? text
      : text.replaceAll(placeholder, (whole, name: string) =>
          Object.hasOwn(words, name) ? (words[name] ?? whole) : whole,
        );
  },
});
