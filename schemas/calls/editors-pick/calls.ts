import { codeLists } from '../../code-lists.ts';
import { editorsPickAnswer, editorsPickBody } from './answers.ts';
import { apiBase, defineCall } from '../define-call.ts';

export const findEditorsPick = defineCall({
  access: 'anyone',
  method: 'POST',
  path: `${apiBase}/contents/editorspick/{contentId}`,
  tag: 'contents',
  summary: "Find an editor's pick by its content ID",
  writes: false,
  body: editorsPickBody,
  data: editorsPickAnswer,
  from: { list: codeLists.pickKind },
  requirements: ['P-616'],
  named: {
    'path.contentId': {
      kind: 'pick',
      of: 'everybody',
      kinds: ['pick'],
      refusals: { unknown: 'CNT_01', kind: 'CNT_01', time: 'CNT_01' },
    },
    'body.contentId': {
      kind: 'pick',
      of: 'everybody',
      kinds: ['pick'],
      refusals: { unknown: 'CNT_01', kind: 'CNT_01', time: 'CNT_01' },
    },
  },
});
