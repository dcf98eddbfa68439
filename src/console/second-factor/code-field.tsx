import { firstLetters } from '#engine';
import { useWords } from '../texts/use-texts.ts';
import { factorStrings } from './strings.ts';

/** Longest code that is typed: a recovery code with blanks. */
const LONGEST = 40;

interface CodeFieldProps {
  readonly label?: string;
  readonly help?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoFocus?: boolean;
}

/** Input for a code of an authenticator app, or a recovery code. */
export function CodeField({ label, help, value, onChange, autoFocus = false }: CodeFieldProps) {
  const words = useWords(factorStrings);
  return (
    <label className="field factor-code">
      <span className="label">{label ?? words.code}</span>
      <input
        className="input num"
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus={autoFocus}
        value={value}
        onChange={(event) => onChange(firstLetters(LONGEST, event.target.value))}
      />
      <span className="hint">
        <span>{help ?? words.codeHelp}</span>
      </span>
    </label>
  );
}
