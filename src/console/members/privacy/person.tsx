interface PersonProps {
  /** Pseudonym. */
  readonly person: string;
  readonly label: string;
  readonly onPick: () => void;
}

/** Beginning of a member's pseudonym, as a button that shows the entries of that member alone. */
export function Person({ person, label, onPick }: PersonProps) {
  return (
    <button type="button" className="btn quiet s members-person" title={person} aria-label={label} onClick={onPick}>
      {person.slice(0, 8)}
    </button>
  );
}
