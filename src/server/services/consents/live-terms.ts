import { koreanDate } from '#content/agreements';
import { isDeepStrictEqual as isEqual } from 'node:util';
import { countOf, type ChangeRule, type LiveRecords } from '../../core/records/live-records.ts';

type Fields = Readonly<Record<string, unknown>>;

const day = (document: Fields | undefined, field: string): string => {
  const value = document?.[field];
  return typeof value === 'string' ? value : '';
};

/** Terms in force stay as they are, and a version is announced on the day on which it is published, or later. */
const termsRule: ChangeRule = ({ before, after }, at) => {
  const today = koreanDate(at.getTime());
  if (before !== undefined && day(before, 'effectiveOn') <= today)
    return after !== undefined && isEqual(before, after)
      ? undefined
      : {
          pointer: '',
          text: {
            ko: '시작한 약관은 고치거나 지울 수 없어요.',
            en: 'Terms in force cannot be changed or deleted.',
          },
          hint: {
            ko: '바꿀 내용은 판 번호를 올린 새 약관으로 만드세요.',
            en: 'Put the change into a new version with the next number.',
          },
        };
  const announced = day(after, 'announcedOn');
  if (after === undefined || announced === day(before, 'announcedOn') || announced >= today) return undefined;
  return {
    pointer: '/announcedOn',
    text: {
      ko: `알리는 날(${announced})이 이미 지났어요.`,
      en: `It would have been announced on ${announced}, before anybody could read it.`,
    },
    hint: {
      ko: '알리는 날을 오늘이나 그 뒤로 고치고, 시작하는 날도 맞추세요.',
      en: 'Announce it today or later, and let it begin accordingly.',
    },
  };
};

/** Parts of a consent item that people agree to. */
const substance = ['purpose', 'data', 'retention', 'recipient', 'required', 'channel', 'setting'] as const;

/** A consent item gets a new version when what people agree to changes. */
const itemRule: ChangeRule = ({ before, after }, at) => {
  if (before === undefined || after === undefined) return undefined;
  const isInForce = day(before, 'effectiveOn') <= koreanDate(at.getTime());
  const changed = substance.find((field) => !isEqual(before[field], after[field]));
  if (!isInForce || changed === undefined || Number(after['versionNo']) > Number(before['versionNo'])) return undefined;
  return {
    pointer: after[changed] === undefined ? '' : `/${changed}`,
    text: {
      ko: '동의를 받은 내용이 바뀌었는데 판 번호가 그대로예요.',
      en: 'What people agreed to changes, but its version does not.',
    },
    hint: { ko: '판 번호를 하나 올리세요.', en: 'Raise the version by one.' },
  };
};

/** Keeps versions that people agreed to as they were. */
export const watchTerms = (records: LiveRecords): void => {
  records.addChange('terms', termsRule);
  records.addChange('consent-item', itemRule);
  records.add(
    'consent-item',
    (db, id) =>
      countOf(
        db
          .selectFrom('consents')
          .select((row) => row.fn.countAll<number | string>().as('count'))
          .where('item', '=', id),
      ),
    {
      ko: '더 받지 않으려면 필수를 끄고 묻는 가입 방법을 비우세요.',
      en: 'To ask for it no longer, make it optional and clear the sign-ups that ask for it.',
    },
  );
};
