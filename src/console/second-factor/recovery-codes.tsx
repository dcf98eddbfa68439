import { useWords } from '../texts/use-texts.ts';
import { copyText } from '../ui/copy-text.ts';
import { useToast } from '../ui/toasts.tsx';
import { factorStrings } from './strings.ts';

/** Recovery codes, shown once. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const words = useWords(factorStrings);
  const showToast = useToast();
  return (
    <div className="stack">
      <p>{words.codesHelp}</p>
      <ul className="factor-codes mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <button
          type="button"
          className="btn"
          onClick={() =>
            void copyText(codes.join('\n')).then((isCopied) => showToast(isCopied ? words.copied : words.notCopied))
          }
        >
          {words.copy}
        </button>
      </div>
    </div>
  );
}
