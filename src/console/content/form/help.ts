import type { Language } from '../../texts/use-texts.ts';
import { korean } from './help-ko.ts';

/** What a schema says of a place, in the language of the person; `lang` where it is another one. */
export const helpOf = (language: Language, help: string | undefined): { readonly text: string; readonly lang?: Language } => {
  if (help === undefined) return { text: '' };
  if (language === 'en') return { text: help };
  return Object.hasOwn(korean, help) ? { text: korean[help] ?? help } : { text: help, lang: 'en' };
};
