import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { refused } from '#content/answers/index';
import { readInstant } from '#engine';
import { codeLists } from '#schemas/code-lists';
import type { Board } from '#schemas/contents.schema';
import { editorsPickAnswer, editorsPickBody, type EditorsPick } from '#schemas/guard-answers.schema';
import { CallRefused } from '../../errors.ts';
import { askedLocale } from '../../read-viewer.ts';
import { instantOf } from '../../said-visit.ts';
import { anyoneCall } from '../../session/account-call.ts';

/** Kinds of posts that are editors' picks, in the order of their categories. */
const KINDS = codeLists.pickKind;

/** What stands behind the last `_` of a kind: the categoryCd of its address. */
const categoryOf = (kind: string): string => kind.slice(kind.lastIndexOf('_') + 1);

/** The pick with that id, or with that number in the first category that has it; only what is shown now. */
const pickOf = (app: FastifyInstance, contentId: string, now: number): Board | undefined => {
  const { documents } = app.live.current.prepared;
  const kinds = documents['code-list'].get(KINDS)?.items.map(({ codeId }) => codeId) ?? [];
  const picks = [...documents.board.values()].filter(({ boardKindCd, from, until }) => kinds.includes(boardKindCd) && (from === undefined || readInstant(from) <= now) && (until === undefined || now < readInstant(until)));
  const rank = ({ boardKindCd }: Board) => kinds.indexOf(boardKindCd);
  return picks.find(({ id }) => id === contentId) ?? picks.filter(({ publctId }) => publctId === contentId).toSorted((a, b) => rank(a) - rank(b))[0];
};

/** The lookup of an editor's pick (7.8): where its own page is. */
export const registerEditorsPick: FastifyPluginAsync = async (app) => {
  anyoneCall<{ readonly contentId?: string }>(app, {
    method: 'POST', url: '/api/v1/iam/contents/editorspick/:contentId', tag: 'contents', summary: "Find an editor's pick by its content id", writes: false, body: editorsPickBody, data: editorsPickAnswer,
    run: async ({ params, request }): Promise<EditorsPick> => {
      const locale = askedLocale(request, app.live.current.snapshot);
      const pick = pickOf(app, params['contentId'] ?? '', instantOf(app, request));
      if (pick === undefined) throw new CallRefused(refused('unknownContent'), locale);
      return { contentId: pick.id, contentKindCd: categoryOf(pick.boardKindCd), publctId: pick.publctId, publctTypeCd: pick.publctTypeCd, title: pick.title[locale] ?? '' };
    },
  });
};
