import { useNames } from '../../site/use-site.tsx';
import { useLanguage, useWords } from '../../texts/use-texts.ts';
import { privacyStrings } from './strings.ts';

/** Returns a function that gives the name of a venue; records without one belong to all. */
export const useVenueName = (): ((venue: string) => string) => {
  const words = useWords(privacyStrings);
  const names = useNames();
  const { language } = useLanguage();
  return (venue) => (venue === '' ? words.allVenues : names.venue(venue)[language]);
};
