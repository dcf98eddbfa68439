import type { Words } from '../../check/problem.ts';
import type { Delta } from '../compare.ts';
import type { ChangeKind } from '../change.ts';
import type { Names } from '../names.ts';
import { isFields, type Fields } from '../shapes.ts';
import { nameOf, sentence, sayInstant, plainText } from '../words/phrase.ts';
import { withParticle } from '../words/particles.ts';
import { byItem, isAt, listIn, type About, type Told } from './about.ts';

/** What a state means to visitors. */
const stateWords = (state: unknown, message: unknown, names: Names): Words => {
  const said = typeof message === 'string' && message !== '' ? names.said(message) : undefined;
  switch (state) {
    case 'B':
      return said ? { ko: `${said.ko} 메시지와 함께 막힘`, en: `blocked with the message ${said.en}` } : { ko: '막힘', en: 'blocked' };
    case 'D':
      return { ko: '준비 중(테스터만 볼 수 있음)', en: 'in preparation (only testers see it)' };
    default:
      return { ko: '열림', en: 'open' };
  }
};

const nowKo: Readonly<Record<string, string>> = { B: '막혔어요', D: '준비 중이에요. 테스터만 볼 수 있어요', N: '열렸어요' };

const kindsOfState: Readonly<Record<string, ChangeKind>> = { B: 'blocked', D: 'preparing', N: 'opened' };

const infoOf = (body: Fields): Fields => (isFields(body['pageInfo']) ? body['pageInfo'] : {});

function tellState(deltas: readonly Delta[], { before, after, is, was, subject }: About): Told {
  const [one, two] = [infoOf(before), infoOf(after)];
  const state = two['pageStatusCode'];
  const [now, then] = [stateWords(state, two['pageBlockContent'], is), stateWords(one['pageStatusCode'], one['pageBlockContent'], was)];
  const isNew = one['pageStatusCode'] !== state;
  if (!isNew && state !== 'B') {
    const said = is.said(two['pageBlockContent']);
    return { kind: 'changed', deltas, text: sentence([{ ko: `${subject.ko}: 막을 때 보일 메시지가 ${withParticle(said.ko, '으로')} 바뀌었어요`, en: `${subject.en}: the message for when it is blocked is ${said.en} now` }]) };
  }
  const kind = isNew ? (kindsOfState[plainText(state)] ?? 'changed') : 'changed';
  return { kind, deltas, text: sentence([{ ko: `${subject.ko}: 이제 ${nowKo[plainText(state)] ?? now.ko}${state === 'B' && two['pageBlockContent'] !== '' ? `. 방문자는 ${is.said(two['pageBlockContent']).ko} 메시지를 봐요` : ''} (이전: ${then.ko})`, en: `${subject.en} is ${now.en.replace(/^blocked/, 'blocked now').replace(/^open$/, 'open now').replace(/^in preparation/, 'in preparation now')}${isNew && state === 'B' ? '' : ` (was ${then.en})`}` }]) };
}

const planWords = (plan: Fields, names: Names): Words => {
  const state = stateWords(plan['pageStatusCode'], plan['pageBlockContent'], names);
  const [from, until] = [sayInstant(nameOf(plan['from'])), plan['until'] === undefined ? undefined : sayInstant(nameOf(plan['until']))];
  return { ko: `${from}부터${until === undefined ? '' : ` ${until}까지`} ${state.ko}`, en: `${state.en} from ${from}${until === undefined ? ' on' : ` until ${until}`}` };
};

function tellPlans(deltas: readonly Delta[], { before, after, is, was, subject }: About): readonly Told[] {
  return [...byItem(deltas, 'schedule', (side, index) => `${side} ${index}`).values()].map((some) => {
    const [whole] = some;
    const place = (side: 'from' | 'to'): Fields => {
      const path = whole !== undefined && side in whole ? (whole as unknown as Readonly<Record<string, readonly unknown[]>>)[side] : undefined;
      return listIn(side === 'from' ? before : after, 'schedule')[Number(path?.[1])] ?? {};
    };
    const isWhole = some.length === 1 && whole !== undefined && (whole.kind === 'removed' ? whole.from : whole.to).length === 2;
    if (isWhole && whole.kind === 'added') {
      const plan = planWords(place('to'), is);
      return { kind: 'scheduled', deltas: some, text: sentence([{ ko: `${subject.ko}: 예약했어요(${plan.ko})`, en: `${subject.en} will be ${plan.en}` }]) };
    }
    if (isWhole && whole.kind === 'removed') {
      const plan = planWords(place('from'), was);
      return { kind: 'unscheduled', deltas: some, text: sentence([{ ko: `${subject.ko}: 예약을 취소했어요(${plan.ko})`, en: `${subject.en} will no longer be ${plan.en}` }]) };
    }
    const at = (some.find((one) => one.kind !== 'removed') as Extract<Delta, { readonly to: unknown }> | undefined)?.to[1] ?? (whole as Extract<Delta, { readonly from: readonly unknown[] }>).from[1];
    const plan = planWords(listIn(after, 'schedule')[Number(at)] ?? {}, is);
    return { kind: 'scheduled', deltas: some, text: sentence([{ ko: `${subject.ko}: 예약이 바뀌었어요. 이제 ${plan.ko}`, en: `${subject.en} has another plan: ${plan.en}` }]) };
  });
}

const listWords = (value: unknown): string => (Array.isArray(value) && value.length > 0 ? value.map(String).join(', ') : '-');

/** State, plans, addresses and gates of a page. */
export function tellPage(deltas: readonly Delta[], about: About): readonly Told[] {
  const { before, after, subject } = about;
  const told: Told[] = [];
  const state = deltas.filter((delta) => isAt(delta, 'pageInfo', 'pageStatusCode') || isAt(delta, 'pageInfo', 'pageBlockContent'));
  if (state.length > 0) told.push(tellState(state, about));
  const plans = deltas.filter((delta) => isAt(delta, 'schedule'));
  const wholeList = plans.find((delta) => (delta.kind === 'removed' ? delta.from : delta.to).length === 1);
  if (wholeList !== undefined) {
    const isNew = wholeList.kind === 'added';
    const all = listIn(isNew ? after : before, 'schedule').map((plan) => planWords(plan, isNew ? about.is : about.was));
    const text = { ko: all.map(({ ko }) => ko).join(', '), en: all.map(({ en }) => en).join(', and ') };
    told.push({ kind: isNew ? 'scheduled' : 'unscheduled', deltas: plans, text: sentence([isNew ? { ko: `${subject.ko}: 예약했어요(${text.ko})`, en: `${subject.en} will be ${text.en}` } : { ko: `${subject.ko}: 예약을 취소했어요(${text.ko})`, en: `${subject.en} will no longer be ${text.en}` }]) });
  } else told.push(...tellPlans(plans, about));
  const paths = deltas.filter((delta) => isAt(delta, 'paths'));
  if (paths.length > 0) {
    const [was, is] = [listWords(before['paths']), listWords(after['paths'])];
    told.push({ kind: 'redirected', deltas: paths, text: sentence([{ ko: `${subject.ko}: 주소가 ${withParticle(is, '으로')} 바뀌었어요 (이전: ${was})`, en: `${subject.en} has the address ${is} now (was ${was})` }]) });
  }
  for (const delta of deltas.filter((one) => isAt(one, 'guards') && one.kind !== 'moved')) {
    const guard = `'${nameOf(delta.kind === 'removed' ? delta.before : delta.after)}'`;
    told.push({
      kind: 'changed', deltas: [delta],
      text: sentence([delta.kind === 'removed' ? { ko: `${subject.ko}: 가드 ${withParticle(guard, '을')} 더는 거치지 않아요`, en: `${subject.en} no longer asks the guard ${guard}` } : { ko: `${subject.ko}: 이제 가드 ${withParticle(guard, '을')} 거쳐요`, en: `${subject.en} asks the guard ${guard} now` }]),
    });
  }
  return told;
}
