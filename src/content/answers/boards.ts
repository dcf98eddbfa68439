import type { Board } from '#schemas/contents.schema';
import type { BoardDetail, BoardList } from '#schemas/answers.schema';
import { resolveArt } from '#engine';
import { eventPosts } from './events.ts';
import { byOrder, matching } from './filters.ts';
import { found, refused } from './outcomes.ts';
import { onePage } from './paging.ts';
import type { DocumentSet } from '#schemas/documents';
import { memoizeByObject } from '../memoize-by-object.ts';
import { derivedParts, parkPosts, postsValidUntil, type ParkPost } from './park/posts.ts';
import { bodyOf, factList, localised } from './texts.ts';
import { dtm, shownAt, timed } from './time-window.ts';
import type { Read, Reading } from './types.ts';

/** A post: a board document, an event, or a facility or show as its kind of board shows it. */
interface Post {
  readonly board: Board;
  readonly park?: ParkPost;
}

const sorted = memoizeByObject((documents: DocumentSet) => {
  const posts: readonly Post[] = [...[...documents.board.values(), ...eventPosts(documents)].map((board) => ({ board })), ...parkPosts(documents).map((park) => ({ board: park.board, park }))];
  return posts.toSorted((a, b) => byOrder(a.board, b.board)).map((post) => ({ ...timed(post.board), doc: post }));
});

const wanted = ({ documents, query }: Reading) => {
  const fits = matching(query, ['publctTypeCd', 'boardKindCd']);
  return sorted(documents).filter(({ doc }) => fits(doc.board));
};

const toItem = (reading: Reading) => ({ board, park }: Post): BoardList['list'][number] => {
  const { documents, locale } = reading;
  const live = park === undefined ? { tag: '', factList: [] } : derivedParts(reading, park);
  return {
    publctId: board.publctId,
    publctTypeCd: board.publctTypeCd,
    boardKindCd: board.boardKindCd,
    title: localised(board.title, locale),
    summary: localised(board.summary, locale),
    tag: live.tag || localised(board.tag, locale),
    iconNm: board.icon ?? '',
    imageNm: resolveArt(documents, board.art ?? ''),
    fromDtm: dtm(board.from),
    untilDtm: dtm(board.until),
    factList: [...live.factList, ...factList(board.facts, locale)],
  };
};

/** The earlier of the next change of the list and that of its facilities and shows. */
function nextChange(reading: Reading, shown: readonly Post[], validUntil: number | null): number | null {
  const parks = shown.flatMap(({ park }) => park ?? []);
  return parks.length === 0 ? validUntil : Math.min(validUntil ?? Infinity, postsValidUntil(reading, parks));
}

/** `contents/boards`: filters publctTypeCd, boardKindCd. */
export const readBoards: Read = (reading) => {
  const { shown, validUntil } = shownAt(wanted(reading), reading.now);
  const answer: BoardList = onePage(reading.query, shown, toItem(reading));
  return found(answer, nextChange(reading, shown, validUntil));
};

/** `contents/board/{publct_id}`; a facility also by its former IDs. */
export const readBoard: Read = (reading) => {
  const id = reading.params['publct_id'] ?? '';
  const { shown, validUntil } = shownAt(wanted(reading).filter(({ doc: { board, park } }) => board.publctId === id || park?.formerIds.includes(id) === true), reading.now);
  const post = shown.find(({ board }) => board.publctId === id) ?? shown[0];
  if (post === undefined) return refused('unknownContent', validUntil);
  const answer: BoardDetail = { ...toItem(reading)(post), ...bodyOf(reading, post.board.body) };
  return found(answer, nextChange(reading, [post], validUntil));
};
