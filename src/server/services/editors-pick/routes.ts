import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { refused } from '#content/answers/index';
import { isVisible } from '#content/answers/visible-at';
import { findEditorsPick } from '#schemas/calls/editors-pick/calls';
import { codeLists } from '#schemas/code-lists';
import type { Board } from '#schemas/documents/board/schema';
import type { EditorsPick } from '#schemas/calls/editors-pick/answers';
import { CallRefused } from '../../core/errors.ts';
import { instantOf } from '../../core/viewer/visit-override.ts';
import { handleCall } from '../../core/calls/handle-call.ts';

/** Code list of editor's pick kinds, in the order of their categories. */
const KINDS = codeLists.pickKind;

/** Returns the `categoryCd` of a kind: the part after its last `_`. */
const categoryOf = (kind: string): string => kind.slice(kind.lastIndexOf('_') + 1);

/** Finds a visible pick by id, or by its number in the first category that has it. */
const pickOf = (app: FastifyInstance, contentId: string, now: number): Board | undefined => {
  const { documents } = app.live.current.prepared;
  const kinds = documents['code-list'].get(KINDS)?.items.map(({ codeId }) => codeId) ?? [];
  const picks = [...documents.board.values()].filter(
    (board) => kinds.includes(board.boardKindCd) && isVisible(board, now),
  );
  const rank = ({ boardKindCd }: Board) => kinds.indexOf(boardKindCd);
  return (
    picks.find(({ id }) => id === contentId) ??
    picks.filter(({ publctId }) => publctId === contentId).toSorted((a, b) => rank(a) - rank(b))[0]
  );
};

/** Registers the call that finds the page of an editor's pick (7.8). */
export const registerEditorsPick: FastifyPluginAsync = async (app) => {
  handleCall(app, findEditorsPick, async ({ locale, params, body, request }): Promise<EditorsPick> => {
    const { contentId = '' } = params;
    const pick = pickOf(app, contentId, instantOf(app, request));
    // The body repeats the address, or leaves it out.
    if (pick === undefined || (body.contentId ?? contentId) !== contentId)
      throw new CallRefused(refused('unknownContent'), locale);
    return {
      contentId: pick.id,
      contentKindCd: categoryOf(pick.boardKindCd),
      publctId: pick.publctId,
      publctTypeCd: pick.publctTypeCd,
      title: pick.title[locale] ?? '',
    };
  });
};
