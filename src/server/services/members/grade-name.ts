import type { FastifyInstance } from 'fastify';
import type { LiveSite } from '../../core/live-site/live-site.ts';
import { codeLists } from '#schemas/code-lists';
import type { Locale } from '#schemas/parts';

/** Returns the name of a grade from its code list. */
export const gradeNameIn = (live: Pick<LiveSite, 'current'>, grade: string, locale: Locale): string => {
  const item = live.current.prepared.documents['code-list']
    .get(codeLists.grade)
    ?.items.find(({ codeId }) => codeId === grade);
  return item?.codeName[locale] ?? item?.codeName.ko ?? grade;
};

/** Returns the name of a grade in the live release of a server. */
export const gradeNameOf = (app: FastifyInstance, grade: string, locale: Locale): string =>
  gradeNameIn(app.live, grade, locale);
