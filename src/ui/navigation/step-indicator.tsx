import type { ReactNode } from 'react';

interface StepIndicatorProps {
  readonly active: number;
  readonly last: number;
  /** Said before the numbers, to those who do not see where they stand. */
  readonly label?: string;
  readonly className?: string;
}

/** Step indicator: '{active} / {last}' (section 2.11). */
export function StepIndicator({ active, last, label, className }: StepIndicatorProps): ReactNode {
  return (
    <p className={className === undefined ? 'num' : `num ${className}`}>
      {label === undefined ? null : <span className="sr">{`${label} `}</span>}
      <span>{`${active} / ${last}`}</span>
    </p>
  );
}
