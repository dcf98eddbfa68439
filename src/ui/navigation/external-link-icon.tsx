import type { ReactNode } from 'react';
import type { Command } from '#schemas/command';
import { Icon } from '../media/icon.tsx';

interface OutsideMarkProps {
  readonly command: Command;
  /** Text of the icon for screen readers. */
  readonly text: string;
}

/** Marks a link that opens a new window. Renders nothing for other links. */
export function ExternalLinkIcon({ command, text }: OutsideMarkProps): ReactNode {
  if (command.kind !== 'open' || !command.newWindow) return null;
  return (
    <>
      <Icon name="external-link" size="s" />
      <span className="sr">{` (${text})`}</span>
    </>
  );
}
