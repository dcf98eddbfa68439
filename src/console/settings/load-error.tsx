import { useWords } from '../texts/use-texts.ts';
import { settingsStrings } from './strings.ts';

/** Load error with a retry button. */
export function LoadError({ onAgain }: { readonly onAgain: () => void }) {
  const words = useWords(settingsStrings);
  return <div className="item" role="alert"><span className="grow small muted">{words.lost}</span><button type="button" className="btn s" onClick={onAgain}>{words.again}</button></div>;
}
