import { useState } from 'react';
import type { Elements } from '#ui/elements.ts';
import { changeQuery } from '#ui/navigation/change-query.ts';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import css from './component.module.css';
import type { Post, readPosts } from './read.ts';
import type { Settings } from './schema.ts';

type Kinds = WidgetProps<Settings>['settings']['kinds'];

/** Posts of the chosen kind, and the chips that choose it: of the kinds present, from two on, or links to all kinds where the call lists one. */
export const useKindChips = (
  { kinds, pages }: Pick<WidgetProps<Settings>['settings'], 'kinds' | 'pages'>,
  posts: ReturnType<typeof readPosts>,
): { readonly posts: readonly Post[] | 'waiting' | 'failed'; readonly chips: Elements } => {
  const { frame } = useWidgetPort();
  const [wished, setWished] = useState('');
  if (kinds === undefined || typeof posts === 'string') return { posts, chips: null };
  if (kinds.query !== undefined)
    return {
      posts,
      chips: <KindLinks {...kinds} name={kinds.query} chosen={frame.query?.[kinds.query] ?? ''} page={pages?.query} />,
    };
  const present = kinds.items.filter(({ kind }) => posts.some((post) => post.kind === kind));
  if (present.length < 2) return { posts, chips: null };
  const chosen = present.some(({ kind }) => kind === wished) ? wished : '';
  const chips = (
    <div role="group" aria-label={kinds.label} className={css['kinds']}>
      {[{ kind: '', label: kinds.all }, ...present].map(({ kind, label }) => (
        <button
          key={kind}
          type="button"
          className="chip"
          aria-pressed={kind === chosen}
          onClick={() => setWished(kind)}
        >
          {label}
        </button>
      ))}
    </div>
  );
  return { posts: chosen === '' ? posts : posts.filter(({ kind }) => kind === chosen), chips };
};

type KindLinksProps = Pick<NonNullable<Kinds>, 'label' | 'all' | 'items'> & {
  readonly name: string;
  readonly chosen: string;
  readonly page: string | undefined;
};

/** Links to this page with another kind, from its first page on. */
function KindLinks({ label, all, items, name, chosen, page }: KindLinksProps) {
  const { frame } = useWidgetPort();
  const to = (kind: string): string =>
    changeQuery(frame.path, frame.query, { [name]: kind, ...(page === undefined ? {} : { [page]: '' }) });
  return (
    <nav aria-label={label} className={css['kinds']}>
      {[{ kind: '', label: all }, ...items].map((one) => (
        <CommandLink
          key={one.kind}
          command={{ kind: 'go', to: to(one.kind), replace: true }}
          className="chip"
          current={one.kind === chosen}
        >
          {one.label}
        </CommandLink>
      ))}
    </nav>
  );
}
