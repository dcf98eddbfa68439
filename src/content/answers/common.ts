import type { Locale } from '#schemas/parts';
import { found, refused } from './outcomes.ts';
import { localised } from './texts.ts';
import type { Read } from './types.ts';

/** `common/codes/{codeId}`: items as codeId and codeName (P-337), all or those of a parent code (P-601). The list of testers names members and stays on the server. */
export const readCodes: Read = ({ documents, snapshot, params, query, locale }) => {
  const list = documents['code-list'].get(params['codeId'] ?? '');
  if (list === undefined || list.id === snapshot.site.testerCodeList) return refused('unknownCodeList');
  const { parentsCodeValidityValue: parent = '' } = query;
  return found(
    list.items
      .filter((item) => parent === '' || item.parent === parent)
      .map(({ codeId, codeName }) => ({ codeId, codeName: localised(codeName, locale) })),
  );
};

/** `common/message-resource`: every message of the language asked for, of both without one (P-339). */
export const readMessages: Read = ({ snapshot, langId }) => {
  const languages: readonly Locale[] = langId === undefined ? ['ko', 'en'] : [langId];
  return found(
    languages.flatMap((language) =>
      Object.entries(snapshot.messages[language]).map(([messageResourcesId, multiLanguageContent]) => ({
        langId: language,
        messageResourcesId,
        multiLanguageContent,
      })),
    ),
  );
};

/** `common/system-config`: configId and configValue (P-338). */
export const readSystemConfig: Read = ({ documents }) =>
  found([...documents['system-config'].values()].flatMap(({ items }) => items));

/** `fword-list`: words that visitors may not use. */
export const readWords: Read = ({ documents }) => found([...documents.words.values()].flatMap(({ words }) => words));
