import type { Locale } from '#schemas/parts';
import { found, refused } from './outcomes.ts';
import { localised } from './texts.ts';
import type { Read } from './types.ts';

/** `common/page-meta`: the full form of the page that `pageId` names (P-354 … P-356). */
export const readPageMeta: Read = ({ documents, query, page: calling }) => {
  const pageId = query['pageId'] ?? calling;
  if (pageId === undefined || pageId === '') return refused('missingPageId');
  const page = documents.page.get(pageId);
  if (page === undefined) return refused('unknownPage');
  const { pageInfo, messageList } = page;
  const dataServiceList = page.dataServiceList.map((one) => {
    const state = documents['data-service'].get(one.dataServiceId)?.state ?? 'N';
    return { ...one, dataServiceStateCode: one.dataServiceStateCode === 'N' ? state : one.dataServiceStateCode };
  });
  return found({ pageInfo, dataServiceList, messageList });
};

/** `common/codes/{codeId}`: items as codeId and codeName (P-337). */
export const readCodes: Read = ({ documents, params, locale }) => {
  const list = documents['code-list'].get(params['codeId'] ?? '');
  if (list === undefined) return refused('unknownCodeList');
  return found(list.items.map(({ codeId, codeName }) => ({ codeId, codeName: localised(codeName, locale) })));
};

/** `common/message-resource`: every message of the language asked for, of both without one (P-339). */
export const readMessages: Read = ({ snapshot, langId }) => {
  const languages: readonly Locale[] = langId === undefined ? ['ko', 'en'] : [langId];
  return found(
    languages.flatMap((language) =>
      Object.entries(snapshot.messages[language]).map(([messageResourcesId, multiLanguageContent]) => ({ langId: language, messageResourcesId, multiLanguageContent })),
    ),
  );
};

/** `common/system-config`: configId and configValue (P-338). */
export const readSystemConfig: Read = ({ documents }) => found([...documents['system-config'].values()].flatMap(({ items }) => items));

/** `fword-list`: words that visitors may not use. */
export const readWords: Read = ({ documents }) => found([...documents.words.values()].flatMap(({ words }) => words));
