import type { Offerwall } from '#schemas/documents/offerwall/schema';
import { quote } from '../problem.ts';
import type { CheckContext, Finding } from '../check-context.ts';

/** Checks that callbacks of offerwalls prove every value, that their addresses can be matched, and that members agree before anything is passed on. */
export function checkOfferwalls(context: CheckContext): void {
  const launchers = new Map<number, string>();
  for (const wall of context.documents.offerwall.values()) {
    checkSignature(context, wall);
    for (const [index, address] of wall.callback.addresses.entries())
      if (!isRange(address)) context.report(wall, ['callback', 'addresses', index], noAddress(address));
    if (!wall.url.includes('{usrKey}')) context.report(wall, ['url'], noKey);
    checkConsent(context, wall);
    if (wall.launcher === undefined || wall.isOff === true) continue;
    const other = launchers.get(wall.launcher);
    if (other === undefined) launchers.set(wall.launcher, wall.id);
    else context.report(wall, ['launcher'], sameLauncher(other));
  }
}

function checkSignature(context: CheckContext, wall: Offerwall): void {
  const { fields, signed, earn, chargeback } = wall.callback;
  const { signature, ...others } = fields;
  const names = Object.values(others);
  const missing = names.find((name) => !signed.includes(name));
  if (missing !== undefined) context.report(wall, ['callback', 'signed'], notSigned(missing));
  if (signed.includes(signature)) context.report(wall, ['callback', 'signed'], signsItself);
  if (new Set([...names, signature]).size <= names.length || earn === chargeback)
    context.report(wall, ['callback', 'fields'], twice);
}

const octet = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const ipv4 = new RegExp(`^(?:${octet}\\.){3}${octet}$`);

const isRange = (entry: string): boolean => {
  const [address = '', prefix = '0'] = entry.split('/');
  if (ipv4.test(address)) return Number(prefix) <= 32;
  return address.includes(':') && URL.canParse(`http://[${address}]/`) && Number(prefix) <= 128;
};

function checkConsent(context: CheckContext, wall: Offerwall): void {
  const item = context.documents['consent-item'].get(wall.consent);
  if (item === undefined) return;
  const isFree = !item.required && item.flows.length === 0 && item.recipient !== undefined;
  if (!isFree) context.report(wall, ['consent'], notFree(wall.consent));
}

const code = 'settings-clash';
const notSigned = (name: string): Finding => ({
  code,
  text: {
    ko: `'${quote(name)}' 값에 서명이 없어서 누구나 바꿀 수 있어요.`,
    en: `'${quote(name)}' is not signed, so anybody could change it.`,
  },
  hint: { ko: 'signed에 더하세요.', en: 'Add it to signed.' },
});
const signsItself: Finding = {
  code,
  text: { ko: '서명은 스스로를 서명할 수 없어요.', en: 'A signature cannot sign itself.' },
  hint: { ko: 'signed에서 서명의 이름을 빼세요.', en: 'Remove the name of the signature from signed.' },
};
const twice: Finding = {
  code,
  text: {
    ko: '두 값의 이름이 같거나, 적립과 취소가 같아요.',
    en: 'Two values have one name, or earning and chargeback are alike.',
  },
  hint: { ko: '값마다 다른 이름을 적으세요.', en: 'Give each value a name of its own.' },
};
const noAddress = (address: string): Finding => ({
  code,
  text: {
    ko: `'${quote(address)}'은(는) IP 주소나 범위가 아니에요.`,
    en: `'${quote(address)}' is no IP address and no range.`,
  },
  hint: { ko: '203.0.113.7 또는 2001:db8::/32처럼 적으세요.', en: 'Write it as 203.0.113.7 or 2001:db8::/32.' },
});
const noKey: Finding = {
  code,
  text: { ko: '주소에 이용자 열쇠의 자리가 없어요.', en: 'The address has no place for the user key.' },
  hint: { ko: '{usrKey}를 넣으세요.', en: 'Add {usrKey}.' },
};
const notFree = (id: string): Finding => ({
  code,
  text: {
    ko: `동의 항목 '${quote(id)}'에 받는 곳이 없거나, 가입할 때 묻거나 꼭 받아요.`,
    en: `The consent item '${quote(id)}' names no recipient, is asked at sign-up, or is required.`,
  },
  hint: {
    ko: 'recipient를 적고, flows를 비우고, required를 끄세요.',
    en: 'Name a recipient, empty flows and switch off required.',
  },
});
const sameLauncher = (other: string): Finding => ({
  code,
  text: { ko: `'${quote(other)}'도 이 앱 함수로 열어요.`, en: `'${quote(other)}' has the same launcher.` },
  hint: { ko: '앱 함수는 적립소마다 하나예요.', en: 'Each launcher opens one offerwall.' },
});
