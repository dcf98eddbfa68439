import { changePartnerCard, readPartnerCard } from '#schemas/calls/partner-cards/calls';
import type { PartnerCard } from '#schemas/documents/partner-card/schema';
import { quote } from '../problem.ts';
import type { CheckContext, Finding } from '../check-context.ts';

/** Checks that members can reach what partners and programs offer: calls of partner cards, their consent, and pages of collectible programs. */
export function checkPartners(context: CheckContext): void {
  for (const card of context.documents['partner-card'].values()) {
    checkCalls(context, card);
    checkConsent(context, card);
  }
  const [first, ...others] = context.documents['collectible-program'].values();
  for (const other of others) context.report(other, ['id'], twoPrograms(first?.id ?? ''));
  if (first === undefined) return;
  const paths = new Set([...context.documents.page.values()].flatMap(({ paths: all, venue }) => (venue ? [] : all)));
  const missing = [`/mypage/my-${first.segment}`, `/mypage/my-${first.segment}-result`].find(
    (path) => !paths.has(path),
  );
  if (missing !== undefined) context.report(first, ['segment'], noPage(missing));
}

function checkCalls(context: CheckContext, card: PartnerCard): void {
  const { documents } = context;
  const reads = readPartnerCard.path.replace('{card}', card.id);
  const changes = changePartnerCard.path.replace('{card}', card.id);
  if (![...documents['data-service'].values()].some(({ path }) => path === reads))
    context.report(card, ['id'], noCall(reads, 'data-service'));
  if (![...documents.operation.values()].some(({ path }) => path === changes))
    context.report(card, ['id'], noCall(changes, 'operation'));
}

function checkConsent(context: CheckContext, card: PartnerCard): void {
  const item = context.documents['consent-item'].get(card.consent);
  if (item === undefined) return;
  if (item.recipient === undefined) context.report(card, ['consent'], noRecipient(card.consent));
  if (item.required || item.flows.length > 0) context.report(card, ['consent'], usedAtSignUp(card.consent));
}

const noPage = (path: string): Finding => ({
  code: 'settings-clash',
  text: { ko: `'${quote(path)}' 주소의 페이지가 없어요.`, en: `No page has the address '${quote(path)}'.` },
  hint: {
    ko: '프로그램의 페이지 경로를 이 이름으로 바꾸세요.',
    en: 'Change the paths of the pages of the program to this name.',
  },
});
const twoPrograms = (id: string): Finding => ({
  code: 'settings-clash',
  text: {
    ko: `프로그램 '${quote(id)}'이(가) 이미 있어요.`,
    en: `There is the program '${quote(id)}' already.`,
  },
  hint: { ko: '하나만 두세요.', en: 'Keep one of them.' },
});
const noCall = (path: string, type: 'data-service' | 'operation'): Finding => ({
  code: 'settings-clash',
  text: {
    ko: `'${quote(path)}'을(를) 부르는 ${type} 문서가 없어서 카드를 쓸 수 없어요.`,
    en: `No ${type} has the path '${quote(path)}', so nobody can use the card.`,
  },
  hint: { ko: '문서를 더하세요.', en: 'Add the document.' },
});
const noRecipient = (id: string): Finding => ({
  code: 'settings-clash',
  text: {
    ko: `동의 항목 '${quote(id)}'에 받는 곳이 없어요.`,
    en: `The consent item '${quote(id)}' names no recipient.`,
  },
  hint: { ko: '제휴사를 recipient에 적으세요.', en: 'Name the partner as recipient.' },
});
const usedAtSignUp = (id: string): Finding => ({
  code: 'settings-clash',
  text: {
    ko: `동의 항목 '${quote(id)}'을(를) 가입할 때도 묻거나 꼭 받아요.`,
    en: `The consent item '${quote(id)}' is asked at sign-up or required.`,
  },
  hint: {
    ko: '카드를 신청할 때만 묻도록 flows를 비우고 required를 끄세요.',
    en: 'Empty flows and switch off required, so that it is asked with the card only.',
  },
});
