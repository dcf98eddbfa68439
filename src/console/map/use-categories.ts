import { useCallback, useMemo } from 'react';
import { codeLists } from '#schemas/code-lists';
import { fieldsIn, fieldsOf } from '../../content/check/is-fields.ts';
import type { Docs } from '../site/documents.ts';
import { useDocsSelector } from '../site/use-site.tsx';
import { useLanguage } from '../texts/use-texts.ts';

export interface Category {
  readonly code: string;
  readonly label: string;
  readonly icon: string;
}

const listKey = `code-list/${codeLists.facilityCategory}`;

/** Returns the categories of facilities. */
export function useCategories(): readonly Category[] {
  const { language } = useLanguage();
  const body = useDocsSelector(useCallback((docs: Docs) => docs.get(listKey)?.body, []));
  return useMemo(
    () =>
      fieldsIn(body?.['items']).map(({ codeId, codeName, icon }) => ({
        code: String(codeId),
        label: String(fieldsOf(codeName)[language] ?? codeId),
        icon: typeof icon === 'string' ? icon : 'map-pin',
      })),
    [body, language],
  );
}
