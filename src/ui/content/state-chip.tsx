import css from './state-chip.module.css';

interface StateChipProps {
  readonly label: string;
  readonly value?: string | undefined;
  /** Without one the chip tells facts and no state. */
  readonly tone?: 'ok' | 'wait' | 'stop' | undefined;
}

/** State of a place in words, such as open and until when; the colour only repeats it. */
export function StateChip({ label, value, tone }: StateChipProps) {
  return (
    <p className={css['chip']}>
      <b>
        {tone === undefined ? null : <i className={`dot ${css[tone]}`} />}
        <span>{label}</span>
      </b>
      {value ? <span className="num">{value}</span> : null}
    </p>
  );
}
