import type { Locale } from '#schemas/parts';
import type { SandboxPerson } from '../../server/services/demo/index.ts';
import { escapeText } from '../escape.ts';
import { sandboxDocument, type SandboxFrame } from '../sandbox-page.ts';

export const outcomes = ['succeed', 'cancel', 'fail', 'delay', 'forge'] as const;
export type Outcome = (typeof outcomes)[number];

/** What the site asks of the provider, carried through the page. */
export type Asked = Readonly<Record<'site' | 'state' | 'nonce' | 'return' | 'locale', string>>;

interface Words {
  readonly title: string;
  readonly text: string;
  readonly people: string;
  readonly typed: string;
  readonly typedNote: string;
  readonly name: string;
  readonly birthDate: string;
  readonly gender: string;
  readonly genders: readonly [string, string];
  readonly mobile: string;
  readonly foreigner: string;
  readonly outcome: Readonly<Record<Outcome, string>>;
  readonly others: string;
  readonly back: string;
  readonly backText: string;
  readonly wrong: string;
  readonly wrongText: string;
  readonly typedWrong: string;
}

const words: Readonly<Record<Locale, Words>> = {
  ko: {
    title: '누구인지 골라 주세요',
    text: '본인 확인 기관을 흉내 낸 화면이에요. 실제로는 기관의 화면이 열려요.',
    people: '사람',
    typed: '직접 쓰기',
    typedNote: '생년월일은 숫자 8자리예요. 휴대전화가 없으면 비워 두세요.',
    name: '이름',
    birthDate: '생년월일',
    gender: '성별',
    genders: ['남성', '여성'],
    mobile: '휴대전화',
    foreigner: '외국인이에요',
    outcome: {
      succeed: '확인 마치기',
      cancel: '취소하기',
      fail: '실패하기',
      delay: '늦은 답 보내기',
      forge: '위조한 답 보내기',
    },
    others: '다른 결과',
    back: '사이트로 돌아가기',
    backText: '이 기관은 양식으로 답을 보내요. 버튼을 누르면 돌아가요.',
    wrong: '요청이 올바르지 않아요',
    wrongText: '본인 확인을 처음부터 다시 해 주세요.',
    typedWrong: '이름과 생년월일을 확인해 주세요.',
  },
  en: {
    title: 'Choose who you are',
    text: 'This page plays the part of an identity provider. In real use the page of the provider opens.',
    people: 'People',
    typed: 'Someone else',
    typedNote: 'The birth date has 8 digits. Leave the mobile number empty if there is none.',
    name: 'Name',
    birthDate: 'Birth date',
    gender: 'Gender',
    genders: ['Male', 'Female'],
    mobile: 'Mobile number',
    foreigner: 'Foreign resident',
    outcome: {
      succeed: 'Finish',
      cancel: 'Cancel',
      fail: 'Fail',
      delay: 'Send a late answer',
      forge: 'Send a forged answer',
    },
    others: 'Other results',
    back: 'Return to the site',
    backText: 'This provider sends its answer by a form. Press the button to return.',
    wrong: 'The request is not valid',
    wrongText: 'Please start the verification again.',
    typedWrong: 'Check the name and the birth date.',
  },
};

const hidden = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeText(name)}" value="${escapeText(value)}">`)
    .join('');

const dayText = (day: string): string => `${day.slice(0, 4)}.${day.slice(4, 6)}.${day.slice(6)}`;

const personRow = ({ id, name, birthDate, mobile }: SandboxPerson, isFirst: boolean): string =>
  `<label class="person"><input type="radio" name="person" value="${escapeText(id)}"${isFirst ? ' checked' : ''}>` +
  `<span><b>${escapeText(name)}</b><small>${dayText(birthDate)}${mobile === '' ? '' : ` · ${escapeText(mobile)}`} · ${escapeText(id)}</small></span></label>`;

const field = (label: string, name: string, more: string): string =>
  `<label class="field"><span>${label}</span><input name="${name}" ${more}></label>`;

const typedFields = (say: Words): string =>
  `<div class="typed"><label class="person"><input type="radio" name="person" value=""><span><b>${say.typed}</b><small>${say.typedNote}</small></span></label>` +
  field(say.name, 'name', 'maxlength="100" autocomplete="off"') +
  field(say.birthDate, 'birthDate', 'inputmode="numeric" maxlength="8" autocomplete="off"') +
  field(say.mobile, 'mobile', 'inputmode="numeric" maxlength="11" autocomplete="off"') +
  `<fieldset class="genders"><legend>${say.gender}</legend>${say.genders.map((one, index) => `<label><input type="radio" name="gender" value="${index + 1}"${index === 0 ? ' checked' : ''}> ${one}</label>`).join('')}</fieldset>` +
  `<label class="tick"><input type="checkbox" name="foreigner" value="Y"> ${say.foreigner}</label></div>`;

interface ChoiceParts {
  readonly frame: SandboxFrame;
  /** Name of the method, as its provider calls it. */
  readonly method: string;
  readonly asked: Asked;
  readonly people: readonly SandboxPerson[];
  readonly isWrong: boolean;
}

/** Draws the page on which a visitor of the demo chooses or types a person, and the result. */
export const choicePage = ({ frame, method, asked, people, isWrong }: ChoiceParts): string => {
  const say = words[frame.locale];
  const [first, ...others] = outcomes;
  const button = (outcome: Outcome, look: string): string =>
    `<button name="outcome" value="${outcome}" class="${look}">${say.outcome[outcome]}</button>`;
  return sandboxDocument({
    ...frame,
    title: say.title,
    text: `${method} · ${say.text}`,
    inner:
      `${isWrong ? `<p class="wrong" role="alert">${say.typedWrong}</p>` : ''}<form method="post" class="verify">${hidden(asked)}` +
      `<fieldset class="people"><legend>${say.people}</legend>${people.map((person, index) => personRow(person, index === 0)).join('')}${typedFields(say)}</fieldset>` +
      `${button(first, 'main')}<fieldset class="others"><legend>${say.others}</legend>${others.map((outcome) => button(outcome, 'line')).join('')}</fieldset></form>`,
  });
};

/** Draws the page whose form carries the answer back. */
export const postPage = (frame: SandboxFrame, action: string, fields: Readonly<Record<string, string>>): string => {
  const say = words[frame.locale];
  return sandboxDocument({
    ...frame,
    title: say.back,
    text: say.backText,
    inner: `<form method="post" action="${escapeText(action)}" class="verify">${hidden(fields)}<button class="main">${say.back}</button></form>`,
  });
};

/** Draws the page for a request that no site has made. */
export const wrongPage = (frame: SandboxFrame): string =>
  sandboxDocument({ ...frame, title: words[frame.locale].wrong, text: words[frame.locale].wrongText, inner: '' });

export const verifyStyle = `.verify{display:grid;gap:.75rem;margin:1.5rem 0 1rem}.verify fieldset{margin:0;padding:0;border:0;min-width:0}.verify legend{padding:0 0 .5rem;font-size:.875rem;font-weight:700}
.people{max-height:26rem;overflow-y:auto;border-radius:18px}.person{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.875rem;align-items:center;min-height:3.5rem;padding:.5rem 1.125rem;background:var(--surface);border-bottom:1px solid var(--line);cursor:pointer}
.person:has(:checked){background:color-mix(in srgb,var(--accent) 10%,var(--surface))}.person b,.person small{display:block}.person small{color:var(--muted);font-size:.8125rem}.verify input[type=radio],.verify input[type=checkbox]{inline-size:1.25rem;block-size:1.25rem;margin:0;accent-color:var(--accent)}
.typed{display:grid;gap:.625rem;padding-bottom:1rem;background:var(--surface)}.typed .person{border:0}.typed>:not(.person){margin-inline:1.125rem}.field{display:grid;gap:.25rem}.field span{font-size:.875rem;font-weight:600}.field input{box-sizing:border-box;inline-size:100%;min-height:2.75rem;padding:0 .75rem;border:1px solid var(--outline);border-radius:10px;background:var(--bg);color:inherit;font:inherit}
.genders,.others{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem}.genders label,.tick{display:flex;gap:.5rem;align-items:center;min-height:2.75rem}.verify button{min-height:3.25rem;border:0;border-radius:12px;font:inherit;font-weight:600;cursor:pointer}.verify .main{background:var(--accent);color:var(--on-accent)}
.others{gap:.5rem}.others .line{flex:1 1 45%;min-height:2.75rem;border:1px solid var(--outline);background:var(--surface);color:var(--text);font-size:.9375rem}.wrong{margin-top:1rem;color:var(--text);font-weight:600}
`;
