import type { Command, Decoded } from '#schemas/command';
import { plain, type Wrap } from '#ui/cards/wrap.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { CommandLink, useWidgetPort } from '../port.tsx';
import type { Settings } from './schema.ts';

export type Entry = Decoded<Settings['items'][number]>;
export interface VariantProps {
  readonly items: readonly Entry[];
  readonly isTimed: boolean;
}

export const linked = (command: Command | undefined): Wrap =>
  command === undefined
    ? plain
    : (className, children) => (
        <CommandLink command={command} className={className}>
          {children}
        </CommandLink>
      );

export const leaves = (command: Command | undefined): boolean => command?.kind === 'open' && command.newWindow;

/** Shows visually and to screen readers whether a link opens a new window. */
export function Way({ command }: { readonly command: Command | undefined }) {
  const { text } = useWidgetPort();
  if (command === undefined) return null;
  if (!leaves(command)) return <Icon name="chevron-right" size="s" />;
  return (
    <>
      <span className="sr">{` (${text('newWindow')})`}</span>
      <Icon name="external-link" size="s" />
    </>
  );
}
