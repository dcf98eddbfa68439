import type { ReactNode } from 'react';
import { useAssets } from '../media/assets.tsx';

/** Korean words with the numbers, spaces and signs between them. */
const KOREAN = /(\p{Script=Hangul}(?:[^\p{L}]*\p{Script=Hangul})*)/u;

/** True if a text has Korean words and the page is in another language. */
export function useHasForeignKorean(text: string): boolean {
  const { locale } = useAssets();
  return locale !== 'ko' && KOREAN.test(text);
}

/** A text that people wrote, in any language. On pages in another language, screen readers are told which part is Korean. */
export function Words({ text }: { readonly text: string }): ReactNode {
  if (!useHasForeignKorean(text)) return <span>{text}</span>;
  // The parts at odd places are the Korean ones.
  return (
    <span>
      {text.split(KOREAN).map((part, index) => (
        <span key={index} {...(index % 2 === 1 ? { lang: 'ko' } : {})}>
          {part}
        </span>
      ))}
    </span>
  );
}
