import type { ConsentItem } from '#schemas/documents/consent-item/schema';
import type { Terms } from '#schemas/documents/terms/schema';
import { addDays } from '../../park-days.ts';
import type { CheckContext, Finding } from '../check-context.ts';
import { checkDate, isReal } from './check-times.ts';

/** Days between the announcement of a version and its day of effect. */
const NOTICE_DAYS = 7;
const ADVERSE_NOTICE_DAYS = 30;

/** Checks that versions of terms are announced in time and follow each other, and that consent items fit together. */
export function checkTerms(context: CheckContext): void {
  const byKind = Map.groupBy(context.documents.terms.values(), ({ kind }) => kind);
  for (const versions of byKind.values()) {
    const sorted = versions.toSorted((a, b) => a.versionNo - b.versionNo);
    sorted.forEach((version, index) => checkVersion(context, version, sorted[index - 1]));
  }
  for (const item of context.documents['consent-item'].values()) checkItem(context, item);
}

const checkVersion = (context: CheckContext, version: Terms, before: Terms | undefined): void => {
  const { versionNo, announcedOn, effectiveOn, adverse } = version;
  checkDate(context, version, ['announcedOn'], announcedOn);
  checkDate(context, version, ['effectiveOn'], effectiveOn);
  if (before?.versionNo === versionNo) context.report(version, ['versionNo'], sameVersion(versionNo, before.id));
  else if (before !== undefined && effectiveOn <= before.effectiveOn)
    context.report(version, ['effectiveOn'], notAscending(before.versionNo, before.effectiveOn));
  // The first version of a kind replaces nothing that somebody relies on.
  const days = versionNo === 1 ? 0 : adverse === true ? ADVERSE_NOTICE_DAYS : NOTICE_DAYS;
  // A day that does not exist has been reported.
  if (!isReal(announcedOn)) return;
  const earliest = addDays(announcedOn, days);
  if (effectiveOn < earliest) context.report(version, ['effectiveOn'], shortNotice(days, earliest));
};

const checkItem = (context: CheckContext, item: ConsentItem): void => {
  const items = context.documents['consent-item'];
  checkDate(context, item, ['effectiveOn'], item.effectiveOn);
  if (item.required && item.channel !== undefined) context.report(item, ['required'], requiredChannel);
  const parent = items.get(item.parent ?? '');
  if (parent?.parent !== undefined || parent?.id === item.id) context.report(item, ['parent'], nested(parent.id));
  const other = [...items.values()].find(
    (one) => one.id < item.id && item.channel !== undefined && one.channel === item.channel,
  );
  if (other !== undefined) context.report(item, ['channel'], sameChannel(other.id));
};

const clash = (ko: string, en: string, hintKo: string, hintEn: string): Finding => ({
  code: 'settings-clash',
  text: { ko, en },
  hint: { ko: hintKo, en: hintEn },
});
const sameVersion = (versionNo: number, other: string): Finding =>
  clash(
    `“${other}”도 ${versionNo}판이에요.`,
    `“${other}” is version ${versionNo} too.`,
    '판 번호를 하나 올리세요.',
    'Use the next number.',
  );
const notAscending = (versionNo: number, day: string): Finding =>
  clash(
    `앞의 ${versionNo}판(${day})보다 늦게 시작해야 해요.`,
    `It must begin after version ${versionNo}, which begins on ${day}.`,
    '시작하는 날을 늦추거나 판 번호를 고치세요.',
    'Choose a later day, or correct the version.',
  );
const shortNotice = (days: number, earliest: string): Finding =>
  clash(
    `알린 뒤 ${days}일이 지나야 시작할 수 있어요.`,
    `It needs ${days} days of notice.`,
    `시작하는 날을 ${earliest} 이후로 고치거나 더 일찍 알리세요.`,
    `Let it begin on ${earliest} or later, or announce it earlier.`,
  );
const requiredChannel = clash(
  '광고를 받는 동의는 필수일 수 없어요.',
  'Promotions cannot be required.',
  '필수를 끄세요.',
  'Make it optional.',
);
const nested = (id: string): Finding =>
  clash(
    `“${id}”도 다른 항목에 묶여 있어요.`,
    `“${id}” is itself part of an item.`,
    '맨 위의 항목에 묶으세요.',
    'Choose an item that is part of none.',
  );
const sameChannel = (id: string): Finding =>
  clash(
    `“${id}”도 같은 방법의 동의예요.`,
    `“${id}” is a consent to the same channel.`,
    '둘 중 하나를 지우세요.',
    'Remove one of the two.',
  );
