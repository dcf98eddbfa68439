import type { ReactNode } from 'react';
import type { Command } from '#schemas/command';
import { Icon } from './icon.tsx';

interface OutsideMarkProps {
  readonly command: Command;
  /** Says to screen readers what the icon says. */
  readonly text: string;
}

/** Marks a link that opens a window of its own; nothing for others. */
export function ExternalLinkIcon({ command, text }: OutsideMarkProps): ReactNode {
  if (command.kind !== 'open' || !command.newWindow) return null;
  return <><Icon name="external-link" size="s" /><span className="sr"> ({text})</span></>;
}
