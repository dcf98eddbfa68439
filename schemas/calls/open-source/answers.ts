import type { FromSchema } from 'json-schema-to-ts';
import { asMember, filled, pageOfItems, paging, strict, text, totalCnt } from '../shared/answer-parts.ts';

const item = {
  packageId: filled(120, 'Name and version, fit for an address.'),
  packageNm: text(120),
  versionTxt: text(40),
  licenceCd: text(120, 'SPDX expression.'),
} as const;
const keys = ['packageId', 'packageNm', 'versionTxt', 'licenceCd'] as const;

export const openSourceQuery = strict({ ...asMember, ...paging }, []);
export const openSourceAnswer = strict({ list: pageOfItems(strict(item, [...keys])), totalCnt }, ['list', 'totalCnt']);
export const packageAnswer = strict({ ...item, licenceTxt: text(200_000, 'Text of the licence, or empty.') }, [
  ...keys,
  'licenceTxt',
]);
export type PackageAnswer = FromSchema<typeof packageAnswer>;
