import type { ReactNode } from 'react';
import { Icon } from '../media/icon.tsx';
import css from './stars.module.css';

const five = [1, 2, 3, 4, 5] as const;

/** Stars of a rating, 1 to 5. The label says them in words. */
export function Stars({ count, label }: { readonly count: number; readonly label: string }): ReactNode {
  return (
    <p className={css['stars']}>
      <span className="sr">{label}</span>
      {five.map((star) => (
        <span key={star} className={star <= count ? css['full'] : css['empty']} aria-hidden="true">
          <Icon name="star" size="s" />
        </span>
      ))}
    </p>
  );
}
