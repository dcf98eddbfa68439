import type { Board } from '#schemas/documents/board/schema';
import type { Show } from '#schemas/documents/show/schema';
import type { BoardDetail, BoardList } from '#schemas/calls/contents/answers';
import { resolveArt } from '#engine';
import { eventPosts } from './events.ts';
import { byOrder, matching } from './filters.ts';
import { found, refused } from './outcomes.ts';
import { onePage } from './paging.ts';
import { liveUntil } from './park/facilities.ts';
import { derivedParts, placePosts, postsOf, postsValidUntil, type ParkPost } from './park/posts.ts';
import { bodyOf, factList, localised } from './texts.ts';
import { termsParts, termsPosts, type TermsPost } from './terms.ts';
import { dtm } from './time-window.ts';
import type { Read, Reading } from './types.ts';

/** A post: a board document, an event, a change of terms, or a facility or show as its kind of board shows it. */
interface Post {
  readonly board: Board;
  readonly park?: ParkPost;
  readonly terms?: TermsPost['version'];
}

const ofPark = (park: ParkPost): Post => ({ board: park.board, park });

/** Posts that the query asks for and visitors see now. An event is a post while it is on, a show while it is played. */
const visiblePosts = (reading: Reading, isNamed: (post: Post) => boolean = () => true): readonly Post[] => {
  const { documents, shown, query } = reading;
  const isKind = matching(query, ['publctTypeCd', 'boardKindCd']);
  const fits = (post: Post): boolean => isKind(post.board) && isNamed(post);
  const postsOfShow = (show: Show): readonly Post[] => postsOf(documents)(show).map(ofPark).filter(fits);
  return [
    ...[
      ...shown.of('board', (board) => fits({ board })),
      ...shown.among(eventPosts(documents).filter((board) => fits({ board }))),
    ].map((board) => ({ board })),
    ...visibleTerms(reading, fits),
    ...placePosts(documents).map(ofPark).filter(fits),
    ...shown.of('show', (show) => postsOfShow(show).length > 0).flatMap(postsOfShow),
  ].toSorted((a, b) => byOrder(a.board, b.board));
};

/** Changes of terms that are announced. */
const visibleTerms = ({ documents, shown }: Reading, fits: (post: Post) => boolean): readonly Post[] => {
  const posts = termsPosts(documents).filter(({ board }) => fits({ board }));
  const visible = new Set(shown.among(posts.map(({ board }) => board)));
  return posts.filter(({ board }) => visible.has(board)).map(({ board, version }) => ({ board, terms: version }));
};

const toItem =
  (reading: Reading) =>
  ({ board, park, terms }: Post): BoardList['list'][number] => {
    const { documents, locale } = reading;
    const ofTerms = terms === undefined ? undefined : termsParts(reading, terms);
    const live = ofTerms ?? (park === undefined ? { tag: '', factList: [] } : derivedParts(reading, park));
    return {
      publctId: board.publctId,
      publctTypeCd: board.publctTypeCd,
      boardKindCd: board.boardKindCd,
      title: localised(board.title, locale),
      summary: ofTerms?.summary ?? localised(board.summary, locale),
      tag: live.tag || localised(board.tag, locale),
      iconNm: board.icon ?? '',
      imageNm: resolveArt(documents, board.art ?? ''),
      fromDtm: terms === undefined ? dtm(board.from) : '',
      untilDtm: dtm(board.until),
      factList: [...live.factList, ...factList(board.facts, locale)],
    };
  };

/** When facilities and shows among the posts change by themselves. */
function changesOf(
  reading: Reading,
  posts: readonly Post[],
): readonly [validUntil?: number, cacheUntil?: number | undefined] {
  const parks = posts.flatMap(({ park }) => park ?? []);
  return parks.length === 0 ? [] : [postsValidUntil(reading, parks), liveUntil(reading)];
}

/** `contents/boards`: filters publctTypeCd, boardKindCd; with withContents=Y the posts have their texts. */
export const readBoards: Read = (reading) => {
  const posts = visiblePosts(reading);
  const item = toItem(reading);
  const withText = (post: Post): BoardList['list'][number] => {
    const { contents, contentsText } = bodyOf(reading, post.board.body);
    return { ...item(post), contents: [...contents], contentsText };
  };
  const answer: BoardList = onePage(reading.query, posts, reading.query['withContents'] === 'Y' ? withText : item);
  return found(answer, ...changesOf(reading, posts));
};

/** `contents/board/{publct_id}`; a facility also by its former IDs. */
export const readBoard: Read = (reading) => {
  const id = reading.params['publct_id'] ?? '';
  const posts = visiblePosts(
    reading,
    ({ board, park }) => board.publctId === id || park?.formerIds.includes(id) === true,
  );
  const post = posts.find(({ board }) => board.publctId === id) ?? posts[0];
  if (post === undefined) return refused('unknownContent');
  const answer: BoardDetail = { ...toItem(reading)(post), ...bodyOf(reading, post.board.body) };
  return found(answer, ...changesOf(reading, [post]));
};
