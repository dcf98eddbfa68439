import i18next, { type i18n } from 'i18next';
import type { Locale } from '#schemas/parts';
import type { Messages, Texts } from './texts.ts';

/** Creates the texts of a release on the server, from its published messages. */
export const makeI18nextTexts = (locale: Locale, messages: Messages): Texts => {
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
  // Pages repeat the site's own texts many times; i18next would evaluate each one again.
  const cache = new Map<string, string>([['', '']]);
  const translatePlain = (key: string): string => {
    const known = cache.get(key);
    if (known !== undefined) return known;
    const text = translate(key, { skipInterpolation: true });
    cache.set(key, text);
    return text;
  };
  // Values never select a plural form, and texts cannot refer to other texts.
  return {
    locale,
    translate: (key, words) =>
      words === undefined || key === '' ? translatePlain(key) : translate(key, { nest: false, replace: { ...words } }),
  };
};
