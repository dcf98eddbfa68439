import { countText, fillText } from '../shared/texts/fill-text.ts';
import css from './component.module.css';
import type { BillboardTime } from './read-slots.ts';

interface TimeChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly texts: { readonly left: string; readonly full: string; readonly taken?: string | undefined };
  readonly times: readonly BillboardTime[];
  readonly chosen: string;
  readonly onChoose: (slotId: string) => void;
}

/** Times of a day; those without a place left cannot be chosen and are folded. */
export function TimeChoice({ id, label, texts, times, chosen, onChoose }: TimeChoiceProps) {
  const { taken: heading } = texts;
  const taken = heading === undefined ? [] : times.filter(({ leftCnt }) => leftCnt === 0);
  const free = heading === undefined ? times : times.filter(({ leftCnt }) => leftCnt !== 0);
  const choice = ({ slotId, timeTxt, leftCnt }: BillboardTime) => (
    <label key={slotId} className={css['time']}>
      <input
        type="radio"
        name={`${id}-time`}
        value={slotId}
        checked={chosen === slotId}
        disabled={leftCnt === 0}
        onChange={() => onChoose(slotId)}
      />
      <span className="num">{timeTxt}</span>
      <small>{leftCnt === 0 ? texts.full : countText(texts.left, leftCnt)}</small>
    </label>
  );
  return (
    <fieldset className={css['group']}>
      <legend className={css['label']}>{label}</legend>
      {free.length === 0 ? null : <div className={css['times']}>{free.map(choice)}</div>}
      {heading === undefined || taken.length === 0 ? null : (
        <details className={css['taken']}>
          <summary>{fillText(heading, { count: String(taken.length) })}</summary>
          <div className={css['times']}>{taken.map(choice)}</div>
        </details>
      )}
    </fieldset>
  );
}
