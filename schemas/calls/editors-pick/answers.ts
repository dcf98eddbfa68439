import type { FromSchema } from 'json-schema-to-ts';
import { strict, text } from '../shared/answer-parts.ts';

/** `contents/editorspick/{contentId}` (P-347, P-632). */
export const editorsPickBody = strict({ pageId: text(40), contentId: text(80) }, []);
export const editorsPickAnswer = strict(
  {
    contentId: text(80),
    contentKindCd: text(40, 'The categoryCd of its address.'),
    publctId: text(80),
    publctTypeCd: text(10),
    title: text(400),
  },
  ['contentId', 'contentKindCd', 'publctId', 'publctTypeCd', 'title'],
);

export type EditorsPick = FromSchema<typeof editorsPickAnswer>;
