import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import css from './strength-advice.module.css';
import type { Strength, StrengthAdvice as Advice, StrengthLevel } from './estimate-strength.ts';

/** Texts by level and by reason. */
export type StrengthTexts = Readonly<Record<StrengthLevel | Advice, string>>;

interface StrengthAdviceProps {
  readonly password: string;
  /** Reads texts of the owner that a password had better not hold. */
  readonly known: () => readonly string[];
  readonly texts: StrengthTexts;
}

// A screen reader hears the verdict of a pause in typing, not of every key.
const PAUSE_MS = 400;

const steps: Readonly<Record<StrengthLevel, number>> = { weak: 1, fair: 2, strong: 3 };

/** Strength of a password that is being typed, with one piece of advice. It refuses nothing. */
export function StrengthAdvice({ password, known, texts }: StrengthAdviceProps): ReactNode {
  const strength = useStrength(password, known);
  return (
    <div role="status" className={css['strength']}>
      {strength === undefined ? null : (
        <>
          <span aria-hidden="true" className={css['bar']} data-level={strength.level}>
            {Object.values(steps).map((step) => (
              <i key={step} className={step <= steps[strength.level] ? css['full'] : undefined} />
            ))}
          </span>
          <span>
            <b>{texts[strength.level]}</b>
            {strength.advice === undefined ? null : <span>{` ${texts[strength.advice]}`}</span>}
          </span>
        </>
      )}
    </div>
  );
}

const useStrength = (password: string, known: () => readonly string[]): Strength | undefined => {
  const [strength, setStrength] = useState<Strength>();
  const estimate = useEffectEvent(async () =>
    (await import('./estimate-strength.ts')).estimateStrength(password, known()),
  );
  useEffect(() => {
    let isStale = false;
    const update = async () => {
      // The estimate may not load; then there is no advice.
      const next = await estimate().catch(() => undefined);
      if (!isStale) setStrength(next);
    };
    const timer = setTimeout(() => void update(), PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [password]);
  return password === '' ? undefined : strength;
};
