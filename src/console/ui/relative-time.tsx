import { useLanguage } from '../texts/use-texts.ts';
import { formatTime } from './format-time.ts';
import { useNow } from './use-now.ts';

/** Time relative to now, with the exact time as its title. */
export function RelativeTime({ at }: { readonly at: string }) {
  const { language } = useLanguage();
  const now = useNow();
  return (
    <time dateTime={at} title={new Date(at).toLocaleString(language, { dateStyle: 'full', timeStyle: 'medium' })}>
      {formatTime(at, now, language)}
    </time>
  );
}
