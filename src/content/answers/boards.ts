import type { Board } from '#schemas/contents.schema';
import type { BoardDetail, BoardList } from '#schemas/answers.schema';
import { resolveArt } from '#engine';
import { byOrder, matching } from './filters.ts';
import { found, refused } from './outcomes.ts';
import { onePage } from './paging.ts';
import type { DocumentSet } from '#schemas/documents';
import { memoizeByObject } from '../memoize-by-object.ts';
import { bodyOf, factList, localised } from './texts.ts';
import { dtm, shownAt, timed } from './time-window.ts';
import type { Read, Reading } from './types.ts';

const sorted = memoizeByObject((documents: DocumentSet) => [...documents.board.values()].toSorted(byOrder).map(timed));

const wanted = ({ documents, query }: Reading) => {
  const fits = matching(query, ['publctTypeCd', 'boardKindCd']);
  return sorted(documents).filter(({ doc }) => fits(doc));
};

const toItem = ({ documents, locale }: Reading) => (board: Board): BoardList['list'][number] => ({
  publctId: board.publctId,
  publctTypeCd: board.publctTypeCd,
  boardKindCd: board.boardKindCd,
  title: localised(board.title, locale),
  summary: localised(board.summary, locale),
  tag: localised(board.tag, locale),
  iconNm: board.icon ?? '',
  imageNm: resolveArt(documents, board.art ?? ''),
  fromDtm: dtm(board.from),
  untilDtm: dtm(board.until),
  factList: factList(board.facts, locale),
});

/** `contents/boards`: filters publctTypeCd, boardKindCd. */
export const readBoards: Read = (reading) => {
  const { shown, validUntil } = shownAt(wanted(reading), reading.now);
  const answer: BoardList = onePage(reading.query, shown, toItem(reading));
  return found(answer, validUntil);
};

/** `contents/board/{publct_id}`. */
export const readBoard: Read = (reading) => {
  const { shown, validUntil } = shownAt(wanted(reading).filter(({ doc }) => doc.publctId === reading.params['publct_id']), reading.now);
  const [board] = shown;
  if (board === undefined) return refused('unknownContent', validUntil);
  const answer: BoardDetail = { ...toItem(reading)(board), ...bodyOf(reading, board.body) };
  return found(answer, validUntil);
};
