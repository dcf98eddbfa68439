import { fillText } from '../fill-text.ts';
import css from './component.module.css';
import type { BillboardTime } from './read-slots.ts';

interface TimeChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly texts: { readonly left: string; readonly full: string };
  readonly times: readonly BillboardTime[];
  readonly chosen: string;
  readonly onChoose: (slotId: string) => void;
}

/** Times of a day; those without a place left cannot be chosen. */
export function TimeChoice({ id, label, texts, times, chosen, onChoose }: TimeChoiceProps) {
  return (
    <fieldset className={css['group']}>
      <legend className={css['label']}>{label}</legend>
      <div className={css['times']}>
        {times.map(({ slotId, timeTxt, leftCnt }) => (
          <label key={slotId} className={css['time']}>
            <input type="radio" name={`${id}-time`} value={slotId} checked={chosen === slotId} disabled={leftCnt === 0} onChange={() => onChoose(slotId)} />
            <span className="num">{timeTxt}</span>
            <small>{leftCnt === 0 ? texts.full : fillText(texts.left, { count: String(leftCnt) })}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
