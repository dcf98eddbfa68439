import './second-factor.css';
import { Link } from 'react-router-dom';
import { useMe } from '../session/current-user.ts';
import { useWords } from '../texts/use-texts.ts';
import { ProofForm } from './proof-form.tsx';
import { factorStrings } from './strings.ts';

/** Says how to get the rights that wait for the second factor. Nothing if none do. */
export function SecondFactorNotice() {
  const words = useWords(factorStrings);
  const { withheld, secondFactor } = useMe();
  if (withheld.length === 0) return null;
  const isDue = secondFactor.state === 'due';
  return (
    <section className="panel" aria-labelledby="factor-notice">
      <div className="head">
        <h2 id="factor-notice">{isDue ? words.dueNotice : words.missingNotice}</h2>
      </div>
      <div className="factor-body stack">
        <p>{isDue ? words.dueHelp : words.missingHelp}</p>
        {isDue ? (
          <ProofForm />
        ) : (
          <div>
            <Link className="btn primary" to="/settings/account">
              {words.setUp}
            </Link>
          </div>
        )}
      </div>
    </section>
  );
}
