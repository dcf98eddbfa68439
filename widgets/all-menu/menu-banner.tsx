import type { BannerList } from '#schemas/calls/contents/answers';
import type { Command } from '#schemas/command';
import { Poster } from '#ui/cards/poster.tsx';
import { plain, type Wrap } from '#ui/cards/wrap.tsx';
import type { DataState } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import css from './menu-banner.module.css';

type Item = BannerList['list'][number];

/** The first banner of the answer as a strip; where there is none, nothing. */
export function MenuBanner({ data }: { readonly data: DataState }) {
  const { text } = useWidgetPort();
  if (data.state === 'waiting')
    return (
      <div className={`skeleton ${css['banner']} ${css['waiting']}`} aria-busy="true">
        <span className="sr">{text('loading')}</span>
      </div>
    );
  const item = firstOf(data);
  if (item === undefined) return null;
  return (
    <div className={css['banner']}>
      <Poster art={item.imageNm} title={item.bannerSubject} text={item.bannerText} low wrap={linked(item)} />
    </div>
  );
}

const isBannerList = (value: unknown): value is BannerList =>
  typeof value === 'object' && value !== null && 'list' in value && Array.isArray(value.list);
const firstOf = (data: DataState): Item | undefined =>
  data.state === 'ready' && isBannerList(data.value) ? data.value.list[0] : undefined;

const linked = ({ connUrl }: Item): Wrap => {
  if (connUrl === '') return plain;
  const command: Command = { kind: 'url', url: connUrl };
  return (className, children) => (
    <CommandLink command={command} className={className}>
      {children}
    </CommandLink>
  );
};
