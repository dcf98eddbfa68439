import { Heading } from '#ui/content/heading.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { CommandLink } from '../port.tsx';
import type { Entry, VariantProps } from './entry.tsx';
import css from './pass.module.css';

/** A ticket: what it is for, and a coloured end to tear off, which is the action. */
export function Passes({ items }: VariantProps) {
  return (
    <ul className={css['passes']}>
      {items.map((item, index) => (
        <li key={index}>
          <Pass item={item} />
        </li>
      ))}
    </ul>
  );
}

function Pass({ item }: { readonly item: Entry }) {
  return (
    <div className={item.action ? `${css['pass']} ${css['torn']}` : css['pass']}>
      <div className={css['words']}>
        {item.text ? (
          <p>
            {item.textAction ? (
              <CommandLink command={item.textAction} className={css['more']}>
                <span>{item.text}</span>
                <Icon name="chevron-right" size="s" />
              </CommandLink>
            ) : (
              item.text
            )}
          </p>
        ) : null}
        <Heading className={`t-subhead ${css['title']}`}>{item.title}</Heading>
      </div>
      {item.action ? (
        <CommandLink command={item.action} className={css['open']}>
          <Icon name={item.icon ?? 'ticket'} size="l" />
          <span>{item.label ?? item.title}</span>
        </CommandLink>
      ) : null}
    </div>
  );
}

/** Placeholder in the size of a ticket with two lines. */
export function PassSkeleton() {
  return (
    <div className={`${css['pass']} skeleton`}>
      <div className={css['words']}>
        <p>&nbsp;</p>
        <p className={`t-subhead ${css['title']}`}>&nbsp;</p>
      </div>
    </div>
  );
}
