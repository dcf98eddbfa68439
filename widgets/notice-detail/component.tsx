import { Article, ArticleSkeleton } from '#ui/content/article.tsx';
import { Badge } from '#ui/content/badge.tsx';
import { Row } from '#ui/cards/row.tsx';
import { DateText } from '#ui/content/date-text.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { Note } from '#ui/content/note.tsx';
import { RichText } from '#ui/content/rich-text.tsx';
import type { NoticeDetail as Notice } from '#schemas/calls/contents/answers';
import type { Command } from '#schemas/command';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import css from './component.module.css';
import { readNotice } from './read.ts';
import type { Settings } from './schema.ts';

export function NoticeDetail({ settings, data }: WidgetProps<Settings>) {
  const { texts, list, detail } = settings;
  const { frame, text } = useWidgetPort();
  const notice = readNotice(data['notice']);
  if (notice === 'waiting')
    return (
      <div className={css['place']}>
        <ArticleSkeleton label={text('loading')} />
      </div>
    );
  if (typeof notice === 'string') {
    return (
      <div className={css['place']}>
        <Note
          icon={notice === 'gone' ? 'speakerphone' : 'cloud'}
          text={notice === 'gone' ? texts.empty : text('failed')}
        >
          {notice === 'failed' ? (
            <CommandLink command={{ kind: 'go', to: frame.path }} className="btn btn--line btn--small">
              {text('retry')}
            </CommandLink>
          ) : null}
          {list && texts.list ? (
            <CommandLink command={list} className="btn btn--soft btn--small">
              {texts.list}
            </CommandLink>
          ) : null}
        </Note>
      </div>
    );
  }
  const isPinned = notice.pinYn === 'Y' && texts.pinned !== undefined;
  return (
    <div className={css['place']}>
      <Article
        badge={isPinned ? <Badge tone="accent" text={texts.pinned ?? ''} /> : <Badge text={notice.ctgryNm} />}
        title={notice.title}
        meta={
          <>
            <DateText value={notice.publctDt} />
            {frame.venue ? <span>{`·\u00a0${frame.venue.name}`}</span> : null}
          </>
        }
        art={notice.imageNm}
        facts={notice.factList}
        body={
          <RichText
            nodes={notice.contents}
            link={(command, children, className) => (
              <CommandLink command={command} className={className}>
                {children}
              </CommandLink>
            )}
          />
        }
      >
        {detail ? <Neighbours notice={notice} detail={detail} texts={texts} /> : null}
      </Article>
    </div>
  );
}

interface NeighboursProps {
  readonly notice: Notice;
  readonly detail: Command;
  readonly texts: Settings['texts'];
}

function Neighbours({ notice, detail, texts }: NeighboursProps) {
  const near = [
    { label: texts.next, to: notice.next },
    { label: texts.previous, to: notice.prev },
  ].flatMap(({ label, to }) => (label === undefined || to === undefined ? [] : [{ label, to }]));
  if (near.length === 0) return null;
  return (
    <nav className={`card rows ${css['near']}`} {...(texts.neighbours ? { 'aria-label': texts.neighbours } : {})}>
      {near.map(({ label, to }) => (
        <Row
          key={label}
          over={label}
          title={to.title}
          end={<Icon name="chevron-right" size="s" />}
          wrap={(className, children) => (
            <CommandLink command={detail} item={to} className={className}>
              {children}
            </CommandLink>
          )}
        />
      ))}
    </nav>
  );
}
