import { useWords } from '../../texts/use-texts.ts';
import { privacyStrings } from './strings.ts';

/** Load error of a panel with a retry button. */
export function Lost({ onAgain }: { readonly onAgain: () => void }) {
  const words = useWords(privacyStrings);
  return (
    <div className="problem" role="alert">
      <span className="grow">{words.lost}</span>
      <button type="button" className="btn s" onClick={onAgain}>
        {words.again}
      </button>
    </div>
  );
}
