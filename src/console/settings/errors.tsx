import { Icon } from '../ui/icon.tsx';
import { useWords } from '../texts/use-texts.ts';
import { settingsStrings } from './strings.ts';

/** Error of a form as an alert. */
export function FormError({ problem }: { readonly problem: string | undefined }) {
  return (
    <div role="alert">
      {problem === undefined ? null : (
        <p className="problem">
          <Icon name="alert-triangle" />
          <span className="grow">{problem}</span>
        </p>
      )}
    </div>
  );
}

/** Load error with a retry button. */
export function LoadError({ onAgain }: { readonly onAgain: () => void }) {
  const words = useWords(settingsStrings);
  return (
    <div className="item" role="alert">
      <span className="grow small muted">{words.lost}</span>
      <button type="button" className="btn s" onClick={onAgain}>
        {words.again}
      </button>
    </div>
  );
}
