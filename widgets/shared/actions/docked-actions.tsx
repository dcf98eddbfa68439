import { createPortal } from 'react-dom';
import type { Elements } from '#ui/elements.ts';
import css from './docked-actions.module.css';
import { useParkScreen } from '../park/park-screen.tsx';

interface DockedActionsProps {
  /** Sentence above the buttons. */
  readonly says?: Elements;
  readonly children: Elements;
}

/** Main actions of a page, always in reach: at the lower edge of a phone, or where the surrounding map puts them. */
export function DockedActions({ says, children }: DockedActionsProps) {
  const { dock } = useParkScreen();
  const place = dock === undefined ? css['page'] : '';
  const content = (
    <div className={`${css['dock']} ${place}`}>
      {says === undefined ? null : (
        <p className={css['says']} role="status">
          {says}
        </p>
      )}
      {children}
    </div>
  );
  return dock === undefined || dock === null ? content : createPortal(content, dock);
}
