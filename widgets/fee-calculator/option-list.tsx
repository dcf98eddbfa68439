import { dot } from '#ui/content/dot.ts';
import type { FeeOption } from '#engine/fees/cheapest-total';
import type { Fees } from '#schemas/calls/contents/answers';
import css from './component.module.css';

interface OptionListProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly FeeOption[];
  readonly discounts: Fees['discountList'];
  readonly chosen: number;
  readonly texts: { readonly none: string; readonly best: string };
  readonly format: { readonly off: (won: number) => string; readonly people: (count: number) => string };
  readonly onChoose: (index: number) => void;
}

/** Choices of discounts, the cheapest first, of which one is used. */
export function OptionList({ id, label, options, discounts, chosen, texts, format, onChoose }: OptionListProps) {
  const titleOf = (discountId: string): string => discounts.find((one) => one.discountId === discountId)?.title ?? '';
  return (
    <fieldset className={css['options']}>
      <legend className="t-subhead">{label}</legend>
      {options.map(({ used, off }, index) => (
        <label key={used.map(({ discountId }) => discountId).join(' ')} className={css['option']}>
          <input type="radio" name={`${id}-option`} checked={index === chosen} onChange={() => onChoose(index)} />
          <span>
            <b>{used.length === 0 ? texts.none : used.map(({ discountId }) => titleOf(discountId)).join(' + ')}</b>
            {used.length === 0 ? null : (
              <small>
                {[index === 0 ? texts.best : '', used.map(({ people }) => format.people(people)).join(' + ')]
                  .filter(Boolean)
                  .join(dot)}
              </small>
            )}
          </span>
          {off === 0 ? null : (
            <span className={`badge num ${index === chosen ? 'badge--ok' : ''}`}>{format.off(off)}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
