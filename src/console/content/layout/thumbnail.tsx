import { Icon } from '../../ui/icon.tsx';

const pictures = import.meta.glob<string>('./thumbnails/*.webp', { import: 'default', query: '?url', eager: true });

/** What a widget looks like on the site, drawn from its own first preview; its sign where there is no picture of it. */
export function Thumbnail({ widget, icon }: { readonly widget: string; readonly icon: string }) {
  const picture = pictures[`./thumbnails/${widget}.webp`];
  return <span className="layout-thumb" aria-hidden="true">{picture === undefined ? <Icon name={icon} size="l" /> : <img src={picture} alt="" loading="lazy" decoding="async" />}</span>;
}
