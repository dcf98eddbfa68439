import { isHiddenIn, usesOfTexts } from '../messages/used-by.ts';
import { locales, textsNow } from '../messages/texts.ts';
import { useSiteStore } from '../site/use-site.tsx';
import { useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { findStrings } from './strings.ts';

/** Says of a text that a language lacks it where visitors would look for it. */
export function MissingText({ of }: { readonly of: string }) {
  const words = useWords(findStrings);
  const { docs } = useSiteStore().get();
  const text = textsNow(docs).get(of);
  const lacking = locales.filter((locale) => (text?.[locale] ?? '').trim() === '');
  if (text === undefined || lacking.length === 0) return null;
  const uses = usesOfTexts(docs, new Set([of])).get(of) ?? [];
  const [missing] = lacking.filter((locale) => !isHiddenIn(uses, locale));
  return missing === undefined ? null : <span className="badge bad"><Icon name="alert-triangle" size="s" />{words.missing(missing === 'ko' ? words.korean : words.english)}</span>;
}
