import type { Locale } from '#schemas/parts';
import { LONGEST } from './address.ts';
import { markup, nothing, type Markup } from './markup.ts';
import type { SandboxBlock } from './site.schema.ts';

type Missions = Extract<SandboxBlock, { kind: 'missions' }>;

/** Callbacks that an offerwall of the sandbox can send. */
export const acts = ['earn', 'shared', 'late', 'forged', 'repeat', 'chargeback'] as const;
export type Act = (typeof acts)[number];

// Not content: the sandbox is part of the program and exists only in demo mode.
const words = {
  ko: {
    mission: '참여할 일',
    som: (amount: number) => `${amount}솜`,
    none: '이용자 열쇠가 없어서 참여할 수 없어요.',
    acts: {
      earn: '참여 마치기',
      shared: '남과 같은 기기로 마치기',
      late: '늦은 통보 보내기',
      forged: '위조한 통보 보내기',
      repeat: '같은 통보 다시 보내기',
      chargeback: '적립 취소하기',
    },
  },
  en: {
    mission: 'Mission',
    som: (amount: number) => `${amount} Som`,
    none: 'Nobody can take part without a user key.',
    acts: {
      earn: 'Finish the mission',
      shared: 'Finish it on a device of another member',
      late: 'Send a late callback',
      forged: 'Send a forged callback',
      repeat: 'Send the same callback again',
      chargeback: 'Take the reward back',
    },
  },
} as const;

/** Values that the pages of an offerwall hand on. */
const passedOn = ['usrKey', 'birtyYear', 'gender', 'type', 'transaction', 'amount', 'device'] as const;

interface Given {
  readonly locale: Locale;
  readonly host: string;
  readonly query: URLSearchParams;
}

/** Draws the missions of an offerwall, with what it can report. What was reported last can be repeated and taken back. */
export const drawMissions = ({ items }: Missions, { locale, host, query }: Given): Markup => {
  const texts = words[locale];
  if ((query.get('usrKey') ?? '') === '') return markup`<p class="note">${texts.none}</p>`;
  const hidden = passedOn.map(
    (name) => markup`<input type="hidden" name="${name}" value="${(query.get(name) ?? '').slice(0, LONGEST)}">`,
  );
  const options = items.map(
    ({ title, amount }) => markup`<option value="${amount}">${title[locale]} · ${texts.som(amount)}</option>`,
  );
  const isOpen = (act: Act): boolean => query.has('transaction') || (act !== 'repeat' && act !== 'chargeback');
  const [first, ...others] = acts.filter(isOpen);
  const button = (act: Act, look: string): Markup =>
    markup`<button class="${look}" name="act" value="${act}">${texts.acts[act]}</button>`;
  return markup`<form method="post" action="/sandbox/offerwall/${host}">${hidden}<label><span>${texts.mission}</span><select name="mission">${options}</select></label>${
    first === undefined ? nothing : button(first, 'button main')
  }<div class="links">${others.map((act) => button(act, 'button'))}</div></form>`;
};
