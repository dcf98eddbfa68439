import type { BannerList } from '#schemas/calls/contents/answers';
import type { Command } from '#schemas/command';
import { Poster } from '#ui/cards/poster.tsx';
import { plain, type Wrap } from '#ui/cards/wrap.tsx';
import { Icon } from '#ui/media/icon.tsx';
import type { DataState, WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import css from './component.module.css';
import type { Settings } from './schema.ts';

type Item = BannerList['list'][number];

export function Banner({ settings, data }: WidgetProps<Settings>) {
  const isLow = settings.variant === 'strip';
  const { text } = useWidgetPort();
  const banners = data['banners'] ?? { state: 'waiting' };
  const list = listOf(banners);
  // Nothing is advertised: the place closes. The box is not kept for nothing.
  if (list?.length === 0) return null;
  return (
    <div className={css['place']}>
      {banners.state === 'waiting' ? (
        <div className={`skeleton ${css['waiting']} ${isLow ? css['low'] : ''}`} aria-busy="true">
          <span className="sr">{text('loading')}</span>
        </div>
      ) : list === undefined ? (
        <p className={`${css['waiting']} ${css['failed']} ${isLow ? css['low'] : ''}`}>
          <Icon name="cloud" />
          <span>{text('failed')}</span>
        </p>
      ) : (
        <ul
          className={isLow ? css['strips'] : `rail ${css['posters']}`}
          {...(!isLow && !list.some(leads) ? { tabIndex: 0 } : {})}
        >
          {list.map((item, index) => (
            <li key={index}>
              <Poster
                art={item.imageNm}
                tag={item.bannerTag}
                title={item.bannerSubject}
                text={item.bannerText}
                low={isLow}
                wrap={linked(item)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const isBannerList = (value: unknown): value is BannerList =>
  typeof value === 'object' && value !== null && 'list' in value && Array.isArray(value.list);
const listOf = (data: DataState): BannerList['list'] | undefined =>
  data.state === 'ready' && isBannerList(data.value) ? data.value.list : undefined;
const leads = (item: Item): boolean => item.connUrl !== '';

const linked = (item: Item): Wrap => {
  if (!leads(item)) return plain;
  const command: Command = { kind: 'url', url: item.connUrl };
  return (className, children) => (
    <CommandLink command={command} className={className}>
      {children}
    </CommandLink>
  );
};
