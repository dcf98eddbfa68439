import type { Key } from 'react';
import { Heading, Subheadings } from '#ui/content/heading.tsx';
import type { asRichNodes } from '#ui/content/rich-nodes.ts';
import { RichText } from '#ui/content/rich-text.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { CommandLink } from '../../port.tsx';
import css from './disclosure-list.module.css';

export interface Disclosure {
  readonly key: Key;
  readonly title: string;
  readonly isOpen?: boolean;
  readonly text?: string | undefined;
  readonly nodes?: ReturnType<typeof asRichNodes> | undefined;
}

/** Lists titles that open to their texts. */
export function DisclosureList({ items }: { readonly items: readonly Disclosure[] }) {
  return (
    <div className={`card rows ${css['list']}`}>
      {items.map(({ key, title, isOpen = false, text, nodes }) => (
        <details key={key} open={isOpen}>
          <summary>
            <Heading className={css['title']}>{title}</Heading>
            <Icon name="chevron-down" size="s" />
          </summary>
          <div className={css['body']}>
            {text ? <p>{text}</p> : null}
            {nodes === undefined ? null : (
              <Subheadings>
                <RichText
                  nodes={nodes}
                  link={(command, children, className) => (
                    <CommandLink command={command} className={className}>
                      {children}
                    </CommandLink>
                  )}
                />
              </Subheadings>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}
