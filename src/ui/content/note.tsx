import type { ReactNode } from 'react';
import type { Elements } from '../elements.ts';
import { Icon } from '../media/icon.tsx';
import css from './note.module.css';

interface NoteProps {
  readonly icon: string;
  readonly text: string;
  /** Next actions of the visitor. */
  readonly children?: Elements;
}

/** Says that there is nothing to show, or that it could not be loaded, and what to do. */
export function Note({ icon, text, children }: NoteProps): ReactNode {
  return (
    <div className={css['note']}>
      <Icon name={icon} size="l" />
      <p>{text}</p>
      {children}
    </div>
  );
}
