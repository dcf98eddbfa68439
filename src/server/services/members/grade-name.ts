import type { FastifyInstance } from 'fastify';
import { codeLists } from '#schemas/code-lists';
import type { Locale } from '#schemas/parts';

/** Returns the name of a grade from its code list. */
export const gradeNameOf = (app: FastifyInstance, grade: string, locale: Locale): string => {
  const item = app.live.current.prepared.documents['code-list']
    .get(codeLists.grade)
    ?.items.find(({ codeId }) => codeId === grade);
  return item?.codeName[locale] ?? item?.codeName.ko ?? grade;
};
