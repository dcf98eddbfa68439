import type { ReactNode } from 'react';
import css from './record-card.module.css';
import type { RecordCardSettings } from './record-settings.ts';

/** Placeholder in the size of a card. */
export function RecordSkeleton({
  shape,
  hasCode: isOpen = false,
}: Pick<RecordCardSettings, 'shape'> & {
  /** The card will show its code at once. */ readonly hasCode?: boolean;
}): ReactNode {
  return (
    <div
      className={[
        css['record'],
        css[shape],
        shape === 'row' || shape === 'ledger' ? '' : 'card',
        'skeleton',
        css['waiting'],
        isOpen ? css['waitingCode'] : '',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <div className={css['main']}>
        <div className={css['words']}>
          <p>&nbsp;</p>
          <p className={css['title']}>&nbsp;</p>
          <p>&nbsp;</p>
        </div>
      </div>
    </div>
  );
}
