import type { ReactNode } from 'react';
import css from './facts.module.css';
import { Words } from './words.tsx';

interface FactsProps {
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/** A small table of a few facts, such as a day and a place. */
export function Facts({ facts }: FactsProps): ReactNode {
  if (facts.length === 0) return null;
  return (
    <dl className={css['facts']}>
      {facts.map((fact, index) => (
        <div key={index}>
          <dt>{fact.label}</dt>
          <dd className="num">
            <Words text={fact.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
