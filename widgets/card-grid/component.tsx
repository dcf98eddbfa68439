import type { ReactNode } from 'react';
import type { Decoded } from '#schemas/command';
import { Picture } from '#ui/cards/picture.tsx';
import { Poster } from '#ui/cards/poster.tsx';
import { Thumb } from '#ui/cards/thumb.tsx';
import { Tile, tileGrid } from '#ui/cards/tile.tsx';
import { plain, type Wrap } from '#ui/cards/wrap.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { useReveal } from '#ui/hooks/use-reveal.ts';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink } from '../port.tsx';
import css from './component.module.css';
import type { Settings } from './schema.ts';

type Variant = Settings['variant'];
type Card = Decoded<Settings['items'][number]>;

const lists: Readonly<Record<Variant, string>> = {
  pictures: `${css['pictures']}`,
  tiles: tileGrid,
  posters: `rail ${css['posters']}`,
  rail: 'rail',
  circles: `card ${css['circles']}`,
  times: `card num ${css['times']}`,
};

export function CardGrid({ settings }: WidgetProps<Settings>) {
  const { variant, items } = settings;
  const list = useReveal<HTMLUListElement>(variant === 'pictures' || variant === 'tiles');
  // A rail scrolls sideways; without a link in it, it must be reachable by keyboard itself.
  const isLoneRail = (variant === 'rail' || variant === 'posters') && !items.some((item) => item.action);
  return (
    <div className={css['place']}>
      <ul ref={list} className={lists[variant]} {...(isLoneRail ? { tabIndex: 0 } : {})}>
        {items.map((item, index) => (
          <li key={index} className={variant === 'times' && item.state ? css[item.state] : undefined}>
            {draw(variant, item)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const linked = ({ action }: Card): Wrap =>
  action === undefined
    ? plain
    : (className, children) => (
        <CommandLink command={action} className={className}>
          {children}
        </CommandLink>
      );

function draw(variant: Variant, card: Card): ReactNode {
  const { art, icon, title, text, badges } = card;
  const wrap = linked(card);
  const tag = badges?.[0]?.text;
  switch (variant) {
    case 'pictures':
      return <Picture art={art} icon={icon} title={title} text={text} badges={badges} wrap={wrap} />;
    case 'tiles':
      return <Tile art={art} icon={icon} title={title} text={text} wrap={wrap} />;
    case 'posters':
      return <Poster art={art} tag={tag} title={title} text={text} wrap={wrap} />;
    case 'rail':
      return <Thumb art={art} icon={icon} tag={tag} title={title} text={text} wrap={wrap} />;
    case 'circles':
    case 'times':
      return wrap(
        `${css['small']}`,
        <>
          <i>
            <Icon name={icon ?? 'clock'} />
          </i>
          <span>
            <span>{title}</span>
            {text ? <small>{text}</small> : null}
          </span>
        </>,
      );
  }
}
