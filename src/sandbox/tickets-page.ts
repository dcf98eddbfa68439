import type { Locale } from '#schemas/parts';
import { escapeText } from './escape.ts';
import { sandboxDocument, type SandboxFrame } from './sandbox-page.ts';

/** Describes a number that can be registered; texts that do not apply are empty. */
export interface ListedNumber {
  readonly number: string;
  readonly name: string;
  readonly from: string;
  readonly until: string;
  readonly reservation: string;
  readonly mobileEnd: string;
  readonly holder: string;
  readonly birthDate: string;
  readonly scratchCode: string;
}

const words: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  ko: {
    title: '등록해 볼 번호',
    text: '데모에서 등록해 볼 수 있는 이용권, 기프트 카드, 쿠폰 번호예요. 이용권은 누가 등록하면 목록에서 빠져요.',
    none: '남은 번호가 없어요. 내일 새로 생겨요.',
    number: '번호',
    days: '쓸 수 있는 날',
    booking: '예약 번호',
    mobile: '휴대전화 끝 네 자리',
    holder: '정기권 주인',
    birth: '생년월일',
    scratch: '긁어서 보는 번호',
  },
  en: {
    title: 'Numbers to register',
    text: 'Numbers of tickets, gift cards and coupons in the demo. A registered ticket leaves the list.',
    none: 'No numbers are left. New ones come tomorrow.',
    number: 'Number',
    days: 'Valid',
    booking: 'Booking',
    mobile: 'Last digits of the mobile',
    holder: 'Pass holder',
    birth: 'Birth date',
    scratch: 'Scratch code',
  },
};

/** Lists the numbers that can be registered, labelled as the sandbox. */
export const ticketsPage = ({
  numbers,
  ...frame
}: SandboxFrame & { readonly numbers: readonly ListedNumber[] }): string => {
  const say = words[frame.locale];
  const row = (label: string | undefined, value: string): string =>
    value === '' ? '' : `<div><dt>${label ?? ''}</dt><dd>${escapeText(value)}</dd></div>`;
  const list = numbers.map(
    (one) =>
      `<article><h2>${escapeText(one.name)}</h2><dl>${row(say['number'], one.number)}${row(say['days'], one.from === one.until ? one.from : `${one.from} – ${one.until}`)}${row(say['booking'], one.reservation)}${row(say['mobile'], one.mobileEnd)}${row(say['holder'], one.holder)}${row(say['birth'], one.birthDate)}${row(say['scratch'], one.scratchCode)}</dl></article>`,
  );
  return sandboxDocument({
    ...frame,
    title: say['title'] ?? '',
    text: say['text'] ?? '',
    inner: list.length === 0 ? `<p>${say['none'] ?? ''}</p>` : list.join(''),
  });
};
