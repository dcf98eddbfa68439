import { Article, ArticleHead, ArticleHeadSkeleton, ArticleSkeleton } from '#ui/content/article.tsx';
import { Badge } from '#ui/content/badge.tsx';
import { DateText } from '#ui/content/date-text.tsx';
import { Facts } from '#ui/content/facts.tsx';
import { BelowTitle } from '#ui/content/heading.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { Note } from '#ui/content/note.tsx';
import { RichText } from '#ui/content/rich-text.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import css from './component.module.css';
import { readPost, type Post } from './read.ts';
import type { Settings } from './schema.ts';

const tones = ['btn btn--main', 'btn btn--soft', 'btn btn--line'] as const;

export function PostDetail({ settings, data }: WidgetProps<Settings>) {
  const { texts, part, list, actions = [] } = settings;
  const { frame, text } = useWidgetPort();
  const post = readPost(data['post']);
  // The head says what is missing.
  if (part === 'body' && typeof post === 'string') return null;
  if (post === 'waiting')
    return part === 'head' ? (
      <ArticleHeadSkeleton label={text('loading')} />
    ) : (
      <div className={css['place']}>
        <ArticleSkeleton label={text('loading')} />
      </div>
    );
  if (typeof post === 'string') {
    return (
      <div className={css['place']}>
        <Note icon={post === 'gone' ? 'calendar-event' : 'cloud'} text={post === 'gone' ? texts.empty : text('failed')}>
          {post === 'failed' ? (
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
  const body = (
    <RichText
      nodes={post.contents}
      isQuiet={part === 'body'}
      link={(command, children, className) => (
        <CommandLink command={command} className={className}>
          {children}
        </CommandLink>
      )}
    />
  );
  const buttons =
    actions.length === 0 ? null : (
      <div className={css['actions']}>
        {actions.map((action, index) => (
          <CommandLink
            key={index}
            command={action.action}
            className={tones[part === 'body' ? Math.max(1, index) : index]}
          >
            {action.icon ? <Icon name={action.icon} size="s" /> : null}
            <span>{action.label}</span>
          </CommandLink>
        ))}
      </div>
    );
  const meta = (
    <>
      <span>{post.summary}</span>
      <Period post={post} label={texts.period} />
    </>
  );
  // The act stands between the two: the head leads to it, what there is to know follows.
  if (part === 'head')
    return (
      <ArticleHead badge={post.tag === '' ? undefined : post.tag} title={post.title} meta={meta} art={post.imageNm} />
    );
  if (part === 'body')
    return (
      <div className={`${css['place']} ${css['body']}`}>
        <BelowTitle>
          <Facts facts={post.factList} />
          {body}
          {buttons}
        </BelowTitle>
      </div>
    );
  return (
    <div className={css['place']}>
      <Article
        badge={post.tag ? <Badge tone="accent" text={post.tag} /> : null}
        title={post.title}
        meta={meta}
        art={post.imageNm}
        facts={post.factList}
        body={body}
      >
        {buttons}
      </Article>
    </div>
  );
}

function Period({ post, label }: { readonly post: Post; readonly label: string | undefined }) {
  if (label === undefined || (post.fromDtm === '' && post.untilDtm === '')) return null;
  return (
    <span className={css['period']}>
      <span>{`${label} `}</span>
      {post.fromDtm ? <DateText value={post.fromDtm} /> : null}
      {/* The dash never stands alone on a line. */}
      <span>{post.fromDtm ? '\u00a0– ' : '– '}</span>
      {post.untilDtm ? <DateText value={post.untilDtm} /> : null}
    </span>
  );
}
