interface LostProps {
  readonly words: { readonly lost: string; readonly again: string };
  readonly onAgain: () => void;
}

/** Load error of a panel with a retry button. */
export function Lost({ words, onAgain }: LostProps) {
  return (
    <div className="problem" role="alert">
      <span className="grow">{words.lost}</span>
      <button type="button" className="btn s" onClick={onAgain}>
        {words.again}
      </button>
    </div>
  );
}
