import type { ReactNode } from 'react';
import { Icon } from '../media/icon.tsx';
import { Words } from './words.tsx';

export type Tone = 'plain' | 'accent' | 'second' | 'ok' | 'wait' | 'stop';
interface BadgeProps {
  readonly text: string;
  readonly tone?: Tone | undefined;
  readonly icon?: string | undefined;
}

/** A few words about the thing beside them; the colour only repeats what they say. */
export function Badge({ text, tone = 'plain', icon }: BadgeProps): ReactNode {
  return (
    <span className={tone === 'plain' ? 'badge' : `badge badge--${tone}`}>
      {icon === undefined ? null : <Icon name={icon} size="s" />}
      <Words text={text} />
    </span>
  );
}
