import './find.css';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { modifierKey } from '../ui/shortcut-keys.ts';
import { useFind } from './find-context.ts';

/** Opens the search over everything; in narrow windows an icon. */
export function FindButton() {
  const texts = useTexts();
  const { openPalette } = useFind();
  return <button type="button" className="find" aria-keyshortcuts="Control+K Meta+K" onClick={() => openPalette()}><Icon name="search" size="s" /><span>{texts.top.search}</span><em className="sr find-narrow">{texts.top.search}</em><kbd aria-hidden="true">{modifierKey} K</kbd></button>;
}
