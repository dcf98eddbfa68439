import type { Words } from '../../check/problem.ts';
import type { Delta } from '../compare.ts';
import type { Names } from '../names.ts';
import type { Fields } from '../../check/is-fields.ts';
import { formerly, sayWindow, sentence } from '../words/phrase.ts';
import { isAt, itemsOf, listIn, pathOf, type About, type Teller, type Told } from './about.ts';
import { planWords, stateWords } from './state-words.ts';

/** A plan as what will be done, and when. */
const planOf = (
  { pageStatusCode, pageBlockContent, from, until }: Fields,
  subject: Words,
  names: Names,
): { readonly done: Words; readonly when: Words; readonly state: Words } => ({
  done: planWords(pageStatusCode, pageBlockContent, subject, names),
  state: stateWords(pageStatusCode, pageBlockContent, names),
  when: sayWindow(from, until),
});

function tellNew(plan: Fields, deltas: readonly Delta[], { subject, is }: About): Told {
  const { done, when } = planOf(plan, subject, is);
  return {
    kind: 'scheduled',
    deltas,
    text: sentence([{ ko: `${when.ko} ${done.ko} 예약했어요`, en: `planned to ${done.en} ${when.en}` }]),
  };
}

function tellGone(plan: Fields, deltas: readonly Delta[], { subject, was }: About): Told {
  const { done, when } = planOf(plan, subject, was);
  return {
    kind: 'unscheduled',
    deltas,
    text: sentence([
      { ko: `${when.ko} ${done.ko} 한 예약을 취소했어요`, en: `cancelled the plan to ${done.en} ${when.en}` },
    ]),
  };
}

function tellOther(before: Fields, after: Fields, deltas: readonly Delta[], { subject, was, is }: About): Told {
  const [one, two] = [planOf(before, subject, was), planOf(after, subject, is)];
  if (one.when.en === two.when.en && one.state.en === two.state.en)
    return {
      kind: 'moved',
      deltas,
      text: sentence([
        {
          ko: `${subject.ko}: ${two.when.ko} ${two.state.ko} 예약의 순서가 바뀌었어요`,
          en: `${subject.en}: the plan “${two.state.en} ${two.when.en}” has another place in the list`,
        },
      ]),
    };
  const say = ({ when, state }: typeof one): Words => ({ ko: `${when.ko} ${state.ko}`, en: `${state.en} ${when.en}` });
  return {
    kind: 'scheduled',
    deltas,
    text: sentence([
      {
        ko: `${subject.ko}의 예약을 바꿨어요: ${say(two).ko}${formerly(say(one)).ko}`,
        en: `changed the plan for ${subject.en}: ${say(two).en}${formerly(say(one)).en}`,
      },
    ]),
  };
}

/** Times at which a page opens or closes by itself. */
export const tellPlans: Teller = (all, about) => {
  const deltas = all.filter((delta) => isAt(delta, 'schedule'));
  const [before, after] = [listIn(about.before, 'schedule'), listIn(about.after, 'schedule')];
  const whole = deltas.find((delta) => pathOf(delta).length === 1);
  // A list of plans that is new or gone is one part: its plans are told together.
  if (whole !== undefined) {
    const told =
      whole.kind === 'added'
        ? after.map((plan) => tellNew(plan, deltas, about))
        : before.map((plan) => tellGone(plan, deltas, about));
    const [first, ...more] = told;
    return first === undefined
      ? []
      : [
          {
            ...first,
            text: {
              ko: [first, ...more].map(({ text }) => text.ko).join(' '),
              en: [first, ...more].map(({ text }) => text.en).join(' '),
            },
          },
        ];
  }
  return itemsOf(deltas, 'schedule', about).map(({ was, is, deltas: some }) => {
    if (was === undefined) return tellNew(is ?? {}, some, about);
    return is === undefined ? tellGone(was, some, about) : tellOther(was, is, some, about);
  });
};
