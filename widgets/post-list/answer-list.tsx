import { useState } from 'react';
import { Heading, Subheadings } from '#ui/content/heading.tsx';
import { Note } from '#ui/content/note.tsx';
import { asRichNodes } from '#ui/content/rich-nodes.ts';
import { RichText } from '#ui/content/rich-text.tsx';
import { SearchInput } from '#ui/controls/search-input.tsx';
import { Icon } from '#ui/media/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { PageLinks } from '../shared/paging/paging-links.tsx';
import { totalOf } from '../shared/records/read-records.ts';
import css from './answer-list.module.css';
import { readPosts, type Post } from './read.ts';
import type { Settings } from './schema.ts';

const MOST_LETTERS = 60;
const cut = (raw: string): string => Array.from(raw).slice(0, MOST_LETTERS).join('');
const folded = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Returns true if a post has every word of a search in its question, tag or text. */
const hasWords = ({ title, tag, contentsText = '' }: Post, term: string): boolean => {
  const text = folded(`${title} ${tag} ${contentsText}`);
  return folded(term)
    .split(' ')
    .every((word) => text.includes(word));
};

/** Questions of this page that open to their texts, with a search and chips of their tags. */
export function AnswerList({ id, settings, data }: WidgetProps<Settings>) {
  const { count, find, pages, texts } = settings;
  const { frame, text } = useWidgetPort();
  const [term, setTerm] = useState('');
  const [wished, setWished] = useState('');
  const posts = readPosts(data['posts']);
  if (posts === 'waiting')
    return (
      <div className={css['place']} aria-busy="true">
        <span className="sr">{text('loading')}</span>
        <div className={`skeleton ${css['waiting']}`} />
      </div>
    );
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
  if (posts === 'failed' || posts.length === 0)
    return (
      <div className={css['place']}>
        <Note
          icon={posts === 'failed' ? 'cloud' : 'message-circle'}
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
  const tags = [...new Set(posts.map(({ tag }) => tag))].filter((tag) => tag !== '');
  const chosen = tags.includes(wished) ? wished : '';
  const found = posts.filter((post) => (chosen === '' || post.tag === chosen) && hasWords(post, term));
  return (
    <div className={css['place']}>
      {find === undefined ? null : (
        <div className={css['find']}>
          <SearchInput
            id={`${id}-term`}
            label={find.label}
            placeholder={find.hint}
            says={`${id}-found`}
            clean={cut}
            value={term}
            onType={setTerm}
          >
            {term === '' ? null : (
              <button type="button" className="iconbtn" aria-label={find.clear} onClick={() => setTerm('')}>
                <Icon name="x" size="s" />
              </button>
            )}
          </SearchInput>
          {tags.length < 2 ? null : (
            <div role="group" aria-label={find.tags} className={css['tags']}>
              {['', ...tags].map((tag) => (
                <button
                  key={tag}
                  type="button"
                  className="chip"
                  aria-pressed={tag === chosen}
                  onClick={() => setWished(tag)}
                >
                  {tag === '' ? find.all : tag}
                </button>
              ))}
            </div>
          )}
        </div>
      )}
      <div id={`${id}-found`} role="status">
        {found.length === 0 ? <Note icon="search" text={find?.none ?? texts.empty} /> : null}
      </div>
      {found.length === 0 ? null : (
        <div className={`card rows ${css['list']}`}>
          {found.map((post) => (
            <details key={post.key}>
              <summary>
                <Heading className={css['title']}>{post.title}</Heading>
                <Icon name="chevron-down" size="s" />
              </summary>
              <div className={css['body']}>
                <Subheadings>
                  <RichText
                    nodes={asRichNodes(post.contents)}
                    link={(command, children, className) => (
                      <CommandLink command={command} className={className}>
                        {children}
                      </CommandLink>
                    )}
                  />
                </Subheadings>
              </div>
            </details>
          ))}
        </div>
      )}
      {pageLinks}
    </div>
  );
}
