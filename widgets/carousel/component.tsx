import type { BannerList } from '#schemas/calls/contents/answers';
import { Poster } from '#ui/cards/poster.tsx';
import { plain, type Wrap } from '#ui/cards/wrap.tsx';
import { Slides } from '#ui/media/slides.tsx';
import type { DataState, WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import css from './component.module.css';
import type { Settings } from './schema.ts';

type Item = BannerList['list'][number];

export function Carousel({ settings: { label, still = false }, data }: WidgetProps<Settings>) {
  const { text } = useWidgetPort();
  const banners = listOf(data['banners']);
  if (banners === 'waiting') {
    return (
      <div className={css['place']}>
        <div className={`skeleton ${css['waiting']}`} aria-busy="true">
          <span className="sr">{text('loading')}</span>
        </div>
      </div>
    );
  }
  // Advertising that does not come is missed by nobody.
  if (banners.length === 0) return null;
  const texts = { previous: text('previous'), next: text('next'), pause: text('pause'), play: text('play') };
  return (
    <div className={css['place']}>
      <Slides label={label} texts={texts} isStill={still}>
        {banners.map((item, index) => (
          <Poster
            key={index}
            art={item.imageNm}
            tag={item.bannerTag}
            title={item.bannerSubject}
            text={item.bannerText}
            wrap={linked(item)}
          />
        ))}
      </Slides>
    </div>
  );
}

const listOf = (data: DataState | undefined): readonly Item[] | 'waiting' => {
  if (data === undefined || data.state === 'waiting') return 'waiting';
  const value = data.state === 'ready' ? data.value : undefined;
  return typeof value === 'object' && value !== null && 'list' in value && Array.isArray(value.list)
    ? (value.list as readonly Item[])
    : [];
};

const linked = ({ connUrl }: Item): Wrap =>
  connUrl === ''
    ? plain
    : (className, children) => (
        <CommandLink command={{ kind: 'url', url: connUrl }} className={className}>
          {children}
        </CommandLink>
      );
