import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { mod } from '../ui/mod.ts';
import { useFind } from './find-context.ts';

/** Opens the search over everything; in narrow windows an icon. */
export function FindButton() {
  const texts = useTexts();
  const { openPalette } = useFind();
  return <button type="button" className="find" aria-label={`${texts.top.search} ${mod} K`} aria-keyshortcuts="Control+K Meta+K" onClick={() => openPalette()}><Icon name="search" size="s" /><span>{texts.top.search}</span><kbd>{mod} K</kbd></button>;
}
