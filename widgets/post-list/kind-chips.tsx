import { useState, type ReactNode } from 'react';
import type { WidgetProps } from '../define-widget.ts';
import css from './component.module.css';
import type { Post, readPosts } from './read.ts';
import type { Settings } from './schema.ts';

type Kinds = WidgetProps<Settings>['settings']['kinds'];

/** Posts of the chosen kind, and the chips that choose it. There are chips from two kinds on. */
export const useKindChips = (kinds: Kinds, posts: ReturnType<typeof readPosts>): { readonly posts: readonly Post[] | 'waiting' | 'failed'; readonly chips: ReactNode } => {
  const [wished, setWished] = useState('');
  if (kinds === undefined || typeof posts === 'string') return { posts, chips: null };
  const present = kinds.items.filter(({ kind }) => posts.some((post) => post.kind === kind));
  if (present.length < 2) return { posts, chips: null };
  const chosen = present.some(({ kind }) => kind === wished) ? wished : '';
  const chips = (
    <div role="group" aria-label={kinds.label} className={css['kinds']}>
      {[{ kind: '', label: kinds.all }, ...present].map(({ kind, label }) => (
        <button key={kind} type="button" className="chip" aria-pressed={kind === chosen} onClick={() => setWished(kind)}>{label}</button>
      ))}
    </div>
  );
  return { posts: chosen === '' ? posts : posts.filter(({ kind }) => kind === chosen), chips };
};
