import i18next, { type i18n } from 'i18next';
import type { Locale } from '#schemas/parts';

/** Texts of one release and language. `words` fill `{{name}}`; a key without text shows nothing, never itself. */
export interface Texts {
  readonly locale: Locale;
  say(key: string, words?: Readonly<Record<string, string>>): string;
}

/** Makes the texts of a release from its published messages, by i18next. */
export const makeTexts = (locale: Locale, messages: Readonly<Record<string, string>>): Texts => {
  const instance: i18n = i18next.createInstance({
    lng: locale,
    resources: { [locale]: { translation: { ...messages } } },
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: () => '',
  });
  void instance.init();
  const translate = instance.getFixedT(locale);
  // The site's own words are said again and again on every page; i18next works each of them out anew.
  const said = new Map<string, string>([['', '']]);
  const sayPlain = (key: string): string => {
    const known = said.get(key);
    if (known !== undefined) return known;
    const text = translate(key, { skipInterpolation: true });
    said.set(key, text);
    return text;
  };
  // Words are values only: what they are called chooses no plural, and a text calls for no other one.
  return { locale, say: (key, words) => (words === undefined || key === '' ? sayPlain(key) : translate(key, { nest: false, replace: { ...words } })) };
};
