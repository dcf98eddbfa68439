import type { ReactNode } from 'react';
import css from './height-range.module.css';

export interface Range {
  readonly start: number;
  readonly end: number;
}

interface HeightRangeProps extends Range {
  readonly label: string;
  /** Names of both ends, and a height in words, such as "120 cm". `unset`: shown in place of the heights while nobody has set them. */
  readonly texts: { readonly start: string; readonly end: string; readonly unset?: string; height(cm: number): string };
  readonly min?: number;
  readonly max?: number;
  readonly onChange: (range: Range) => void;
}

/** From one height to another, in whole centimetres from 0 to 190 (section 2.17). The ends never pass each other. */
export function HeightRange({ label, start, end, min = 0, max = 190, texts, onChange }: HeightRangeProps): ReactNode {
  const share = (cm: number) => ((cm - min) / (max - min)) * 100;
  const thumb = (name: string, value: number, isTop: boolean, change: (cm: number) => Range) => (
    <input
      type="range"
      min={min}
      max={max}
      step={1}
      value={value}
      aria-label={name}
      aria-valuetext={texts.height(value)}
      {...(isTop ? { 'data-top': '' } : {})}
      onChange={({ currentTarget }) => {
        const next = change(currentTarget.valueAsNumber);
        if (next.start !== start || next.end !== end) onChange(next);
      }}
    />
  );
  return (
    <fieldset className={css['range']}>
      <legend>
        <span>{`${label} `}</span>
        <output>{texts.unset ?? `${texts.height(start)} – ${texts.height(end)}`}</output>
      </legend>
      <div className={css['track']}>
        <svg className={css['line']} aria-hidden="true">
          <rect x={`${share(start)}%`} width={`${share(end) - share(start)}%`} height="100%" />
        </svg>
        {thumb(texts.start, start, start > (min + max) / 2, (cm) => ({ start: Math.min(cm, end), end }))}
        {thumb(texts.end, end, start <= (min + max) / 2, (cm) => ({ start, end: Math.max(cm, start) }))}
      </div>
    </fieldset>
  );
}
