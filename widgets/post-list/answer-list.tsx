import { useState } from 'react';
import { cutTerm, indexOfTerm, normaliseTerm } from '#engine/values/search-term';
import { Note } from '#ui/content/note.tsx';
import { asRichNodes } from '#ui/content/rich-nodes.ts';
import { SearchInput } from '#ui/controls/search-input.tsx';
import { Icon } from '#ui/media/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { DisclosureList } from '../shared/disclosures/disclosure-list.tsx';
import { PageLinks } from '../shared/paging/paging-links.tsx';
import { totalOf } from '../shared/records/read-records.ts';
import css from './answer-list.module.css';
import { readPosts, type Post } from './read.ts';
import type { Settings } from './schema.ts';

/** Returns true if a post has every word of a search in its question, tag or text. */
const hasWords = ({ title, tag, contentsText = '' }: Post, term: string): boolean =>
  normaliseTerm(term)
    .split(' ')
    .every((word) => indexOfTerm(`${title} ${tag} ${contentsText}`, word) !== -1);

/** Questions of this page that open to their texts, with a search and chips of their tags. */
export function AnswerList({ id, settings, data }: WidgetProps<Settings>) {
  const { count, find, pages, texts } = settings;
  const { frame, text } = useWidgetPort();
  const [term, setTerm] = useState('');
  const [pressed, setPressed] = useState('');
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
  const chosen = tags.includes(pressed) ? pressed : '';
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
            clean={cutTerm}
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
                  onClick={() => setPressed(tag)}
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
        <DisclosureList
          items={found.map(({ key, title, contents }) => ({ key, title, nodes: asRichNodes(contents) }))}
        />
      )}
      {pageLinks}
    </div>
  );
}
