import { isSwapped } from '../contrast.ts';
import type { Finding, CheckContext } from '../check-context.ts';
import { sameValue } from '../same-value.ts';

/** Reports settings without effect. */
export function checkIneffectiveSettings(survey: CheckContext): void {
  const { documents } = survey;
  for (const guard of documents.guard.values()) {
    guard.rules.forEach(({ pass, refuse, ask, redirect }, index) => {
      if ([pass, refuse, ask, redirect].every((answer) => answer === undefined))
        survey.report(guard, ['rules', index], saysNothing);
    });
    const always = guard.rules.findIndex(({ when }) => when === undefined);
    if (always !== -1 && always < guard.rules.length - 1) survey.report(guard, ['rules', always + 1], afterAlways);
  }
  for (const layout of documents.layout.values()) {
    layout.placements.forEach(({ widget, v, settings, fallback }, index) => {
      if (fallback?.widget === widget && fallback.v === v)
        survey.report(
          layout,
          ['placements', index, 'fallback'],
          sameWidget(widget, sameValue(fallback.settings, settings) ? `/placements/${index}/fallback` : undefined),
        );
    });
  }
  for (const theme of documents.theme.values())
    if (JSON.stringify(theme.dark) === JSON.stringify(theme.light)) survey.report(theme, ['dark'], sameColours);
  for (const theme of documents.theme.values())
    if (isSwapped(theme)) survey.report(theme, ['dark', 'background'], swapped);
  const orders = new Map<number, string>();
  for (const { id, type, order } of documents.venue.values()) {
    const other = orders.get(order);
    if (other === undefined) orders.set(order, id);
    else survey.report({ id, type }, ['order'], orderTwice(order, other));
  }
}

const saysNothing: Finding = {
  code: 'rule-without-answer',
  severity: 'warning',
  text: {
    ko: '이 규칙은 막지도, 보내지도 않아서 조건에 맞는 방문자가 그대로 통과해요.',
    en: 'This rule neither refuses nor redirects, so every visitor it matches passes.',
  },
  hint: {
    ko: 'refuse, ask, redirect 가운데 하나를 적으세요. 통과가 뜻이라면 "pass": true를 적으세요.',
    en: 'Add refuse, ask or redirect. To let visitors pass, write "pass": true.',
  },
};

const afterAlways: Finding = {
  code: 'unreachable-rule',
  severity: 'warning',
  text: {
    ko: '앞의 규칙에 조건(when)이 없어서 언제나 먼저 결정해요. 이 규칙은 읽히지 않아요.',
    en: 'The previous rule has no condition (when) and always decides, so this one is never used.',
  },
  hint: {
    ko: '조건이 없는 규칙을 맨 뒤로 옮기거나 이 규칙을 지우세요.',
    en: 'Move the rule without a condition to the end, or remove this one.',
  },
};

/** `pointer`: of a fallback that repeats its placement and can be removed. */
const sameWidget = (widget: string, pointer: string | undefined): Finding => ({
  code: 'useless-fallback',
  severity: 'warning',
  text: {
    ko: `대신 보일 위젯이 같은 '${widget}'이라서, 그 위젯을 모르는 서버에서는 역시 보이지 않아요.`,
    en: `The fallback is the same widget, '${widget}', so it fails in the same way.`,
  },
  hint: { ko: '더 단순한 위젯을 적거나 fallback을 지우세요.', en: 'Name a simpler widget, or remove the fallback.' },
  ...(pointer === undefined ? {} : { fix: { kind: 'remove', pointer } as const }),
});

const sameColours: Finding = {
  code: 'dark-same-as-light',
  severity: 'warning',
  text: {
    ko: '어두운 화면의 색이 밝은 화면과 똑같아서 어두운 화면이 없는 것과 같아요.',
    en: 'The dark colours equal the light colours, so there is no dark mode.',
  },
  hint: { ko: 'dark에 어두운 바탕과 밝은 글자색을 적으세요.', en: 'Set a dark background and light text in dark.' },
};

const swapped: Finding = {
  code: 'dark-same-as-light',
  severity: 'warning',
  text: {
    ko: '어두운 화면의 바탕이 밝은 화면의 바탕보다 밝아요. 두 색이 바뀐 것 같아요.',
    en: 'The dark background is lighter than the light background. The two seem to be swapped.',
  },
  hint: { ko: 'light와 dark의 내용을 서로 바꾸세요.', en: 'Swap light and dark.' },
};

const orderTwice = (order: number, other: string): Finding => ({
  code: 'order-twice',
  severity: 'warning',
  text: {
    ko: `장소 '${other}'도 순서가 ${order}이라서 어느 쪽이 먼저 보일지 분명하지 않아요.`,
    en: `The venue '${other}' also has the order ${order}, so their sequence is undefined.`,
  },
  hint: { ko: '장소마다 다른 order를 적으세요.', en: 'Give each venue a different order.' },
});
