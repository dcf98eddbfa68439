import { createContext, use } from 'react';
import { en, type Texts } from './en.ts';
import { ko } from './ko.ts';

export type Language = 'ko' | 'en';

const place = 'console-language';

/** The language that was chosen on this device, else the browser's, else Korean. */
export const chosenLanguage = (): Language => {
  const kept = localStorage.getItem(place);
  return kept === 'ko' || kept === 'en' ? kept : navigator.language.startsWith('en') ? 'en' : 'ko';
};

export const keepLanguage = (language: Language): void => localStorage.setItem(place, language);

const all: Readonly<Record<Language, Texts>> = { ko, en };

interface Spoken {
  readonly language: Language;
  readonly speak: (language: Language) => void;
}

export const LanguageContext = createContext<Spoken>({ language: 'en', speak: () => undefined });

export const useLanguage = (): Spoken => use(LanguageContext);

/** The console's words in the language of the person. */
export const useTexts = (): Texts => all[use(LanguageContext).language];

/** The words of one part of the console, kept beside it: `{ ko, en }` of one shape. */
export const useWords = <Words>(words: Readonly<Record<Language, Words>>): Words =>
  words[use(LanguageContext).language];
