import type { Locale } from '#schemas/parts';
import { Icon } from '#ui/media/icon.tsx';
import { CommandLink, useWidgetPort } from '../port.tsx';
import css from './component.module.css';

interface LanguageButtonProps {
  readonly names: Readonly<Record<Locale, string>>;
  /** Icon alone, where the header has much to hold. */
  readonly isShort: boolean;
}

/** Changes to the other language, whose name is read in that language. */
export function LanguageButton({ names, isShort }: LanguageButtonProps) {
  const other: Locale = useWidgetPort().frame.locale === 'ko' ? 'en' : 'ko';
  return (
    <CommandLink command={{ kind: 'language' }} className={isShort ? 'iconbtn' : `btn btn--small ${css['language']}`}>
      <Icon name="language" {...(isShort ? {} : { size: 's' as const })} />
      <span lang={other} className={isShort ? 'sr' : ''}>
        {names[other]}
      </span>
    </CommandLink>
  );
}
