import { useLanguage } from '../texts/use-texts.ts';
import { tellWhen } from './tell-when.ts';
import { useNow } from './use-now.ts';

/** When something was, as people say it, with the exact instant beside it for who asks. */
export function When({ at }: { readonly at: string }) {
  const { language } = useLanguage();
  const now = useNow();
  return <time dateTime={at} title={new Date(at).toLocaleString(language, { dateStyle: 'full', timeStyle: 'medium' })}>{tellWhen(at, now, language)}</time>;
}
