import type { ReactNode } from 'react';
import type { Command } from '#schemas/command';
import type { Elements } from '#ui/elements.ts';
import { Badge } from '#ui/content/badge.tsx';
import { Picture } from '#ui/cards/picture.tsx';
import { Poster } from '#ui/cards/poster.tsx';
import { Row } from '#ui/cards/row.tsx';
import { Thumb } from '#ui/cards/thumb.tsx';
import { Tile, tileGrid } from '#ui/cards/tile.tsx';
import { plain, type Wrap } from '#ui/cards/wrap.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { Note } from '#ui/content/note.tsx';
import { useReveal } from '#ui/hooks/use-reveal.ts';
import type { WidgetProps } from '../define-widget.ts';
import { PageLinks } from '../shared/paging/paging-links.tsx';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { totalOf } from '../shared/records/read-records.ts';
import { AnswerList } from './answer-list.tsx';
import css from './component.module.css';
import { useKindChips } from './kind-chips.tsx';
import { readPosts, type Post } from './read.ts';
import type { Settings } from './schema.ts';

type Variant = Exclude<Settings['variant'], 'answers'>;

const lists: Readonly<Record<Variant, string>> = {
  posters: `rail ${css['posters']}`,
  rail: 'rail',
  timed: 'card rows',
  rows: 'card rows',
  tiles: tileGrid,
  cards: `${css['cards']}`,
};

export function PostList(props: WidgetProps<Settings>) {
  const { variant } = props.settings;
  return variant === 'answers' ? <AnswerList {...props} /> : <CardList {...props} variant={variant} />;
}

function CardList({ settings, data, variant }: WidgetProps<Settings> & { readonly variant: Variant }) {
  const { count, pages, texts } = settings;
  const { frame, text } = useWidgetPort();
  const list = useReveal<HTMLUListElement>(variant === 'cards' || variant === 'tiles');
  const { posts, chips } = useKindChips(settings, readPosts(data['posts']));
  if (posts === 'waiting') return <Waiting variant={variant} count={count} label={text('loading')} />;
  const pageLinks =
    pages === undefined ? null : (
      <div className={css['pages']}>
        <PageLinks
          name={pages.query}
          pageSize={count}
          pageNo={Number(frame.query?.[pages.query] ?? 1)}
          totalCnt={totalOf(data['posts'])}
        />
      </div>
    );
  if (posts === 'failed' || posts.length === 0) {
    return (
      <div className={css['place']}>
        {settings.kinds?.query === undefined ? null : (chips satisfies Elements)}
        <Note
          icon={posts === 'failed' ? 'cloud' : 'calendar-event'}
          text={posts === 'failed' ? text('failed') : texts.empty}
        >
          {posts === 'failed' ? (
            <CommandLink command={{ kind: 'refresh' }} className="btn btn--line btn--small">
              {text('retry')}
            </CommandLink>
          ) : null}
        </Note>
        {pageLinks}
      </div>
    );
  }
  // An event that is over still has a page, with its winners.
  const rows = posts.map((post) =>
    post.isEnded
      ? { post: { ...post, tag: texts.ended ?? post.tag }, detail: undefined }
      : { post: { ...post, tag: stateMark(settings, post) ?? post.tag }, detail: detailOf(settings, post) },
  );
  const isLoneRail = (variant === 'rail' || variant === 'posters') && rows.every(({ detail }) => detail === undefined);
  return (
    <div className={css['place']}>
      {chips satisfies Elements}
      <ul ref={list} className={lists[variant]} {...(isLoneRail ? { tabIndex: 0 } : {})}>
        {rows.map(({ post, detail }) => (
          <li key={post.key} className={post.isEnded ? css['ended'] : undefined}>
            {draw(variant, marked(settings, post), linked(post, detail), {
              leads: detail !== undefined,
              mine: post.isMine ? texts.mine : undefined,
            })}
          </li>
        ))}
      </ul>
      {pageLinks}
    </div>
  );
}

const stateMark = (
  { texts: { ended, coming } }: WidgetProps<Settings>['settings'],
  { status }: Post,
): string | undefined => (status === 'CLOSED' || status === 'DONE' ? ended : status === 'NOT_YET' ? coming : undefined);

const marked = ({ marks }: WidgetProps<Settings>['settings'], post: Post): Post =>
  marks === 'icon' && post.iconNm ? { ...post, imageNm: '' } : post;

const detailOf = ({ detail, details = [] }: WidgetProps<Settings>['settings'], { kind }: Post): Command | undefined =>
  details.find((one) => one.kind === kind)?.detail ?? detail;

const linked = ({ item }: Post, detail: Command | undefined): Wrap =>
  detail === undefined
    ? plain
    : (className, children) => (
        <CommandLink command={detail} item={item} className={className}>
          {children}
        </CommandLink>
      );

function draw(
  variant: Variant,
  { title, summary: text, tag, imageNm: art, iconNm: icon }: Post,
  wrap: Wrap,
  { leads = false, mine }: { readonly leads?: boolean; readonly mine?: string | undefined } = {},
): ReactNode {
  const end = leads ? <Icon name="chevron-right" size="s" /> : null;
  switch (variant) {
    case 'posters':
      return <Poster art={art} tag={tag} title={title} text={text} wrap={wrap} />;
    case 'rail':
      return <Thumb art={art} icon={icon || undefined} tag={tag} title={title} text={text} wrap={wrap} />;
    case 'timed':
      return <Row time={{ at: tag }} title={title} text={text} end={end} wrap={wrap} />;
    case 'rows':
      return (
        <Row
          art={art}
          icon={icon}
          title={title}
          text={text}
          badge={
            mine || tag ? (
              <>
                {mine ? <Badge text={mine} tone="ok" /> : null}
                {tag ? <Badge text={tag} /> : null}
              </>
            ) : null
          }
          end={end}
          wrap={wrap}
        />
      );
    case 'tiles':
      return <Tile art={icon ? undefined : art} icon={icon} title={title} text={text} wrap={wrap} />;
    case 'cards':
      return (
        <Picture
          art={art}
          icon={icon || undefined}
          title={title}
          text={text}
          badges={[
            ...(mine ? [{ text: mine, tone: 'ok' } as const] : []),
            ...(tag ? [{ text: tag, tone: 'accent' } as const] : []),
          ]}
          wrap={wrap}
        />
      );
  }
}

const blank: Post = {
  key: '',
  title: '\u00a0',
  summary: '\u00a0',
  tag: '',
  imageNm: '',
  iconNm: '',
  kind: '',
  item: {},
  isEnded: false,
  isMine: false,
};

/** The same cards without words and pictures, in their later size. */
function Waiting({
  variant,
  count,
  label,
}: {
  readonly variant: Variant;
  readonly count: number;
  readonly label: string;
}) {
  return (
    <div className={css['place']} aria-busy="true">
      <span className="sr">{label}</span>
      <ul className={`${lists[variant]} ${css['waiting']}`} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <div className="skeleton">{draw(variant, blank, plain)}</div>
          </li>
        ))}
      </ul>
    </div>
  );
}
