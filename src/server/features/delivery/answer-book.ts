import { answer, type Answer } from '#content/answers/index';
import type { Viewer } from '#schemas/viewer';
import type { LiveRelease } from '../../live-site.ts';
import { viewOf } from '../../release-view.ts';
import { RecentMap } from './page-cache.ts';

const mostAnswers = 2_000;
const books = new WeakMap<LiveRelease, RecentMap<Answer>>();

const bookOf = (release: LiveRelease): RecentMap<Answer> => {
  const known = books.get(release);
  if (known !== undefined) return known;
  const book = new RecentMap<Answer>(mostAnswers);
  books.set(release, book);
  return book;
};

const split = (key: string): readonly [string, Readonly<Record<string, string>>] => {
  const [path = '', search = ''] = key.split(/\?(.*)/s);
  return [path, Object.fromEntries(new URLSearchParams(search))];
};

/** Answers the calls of one page for one viewer at one instant. */
export type Answering = (key: string) => Answer;

/** A call is answered once for all viewers of a kind, until the instant at which its answer changes. */
export const answering = (release: LiveRelease, viewer: Viewer, page: string, now: number): Answering => {
  const book = bookOf(release);
  const asker = `${page} ${JSON.stringify(viewer)}`;
  return (key) => {
    const place = `${asker} ${key}`;
    const known = book.get(place);
    if (known !== undefined && (known.validUntil === null || now < known.validUntil)) return known;
    const view = viewOf(release);
    const made = answer({ documents: release.prepared.documents, snapshot: release.snapshot, rich: view.rich, art: view.artUrl, viewer, now, page }, ...split(key));
    book.set(place, made);
    return made;
  };
};
