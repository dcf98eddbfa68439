import type { Menu } from '#schemas/documents/menu/schema';
import { pathFault } from '../path-error.ts';
import { quote, type Words } from '../problem.ts';
import type { Finding, CheckContext } from '../check-context.ts';

/** Menus as a visitor meets them: every entry leads somewhere, is seen by somebody, and can be told from its neighbours. */
export function checkMenuDetails(survey: CheckContext): void {
  const textsIn = (language: 'ko' | 'en') =>
    new Map(
      [...survey.documents.messages.values()]
        .filter(({ locale }) => locale === language)
        .flatMap(({ texts }) => Object.entries(texts)),
    );
  const words = { ko: textsIn('ko'), en: textsIn('en') };
  for (const menu of survey.documents.menu.values()) checkMenu(survey, menu, words);
}

type TextsByKey = Readonly<Record<'ko' | 'en', ReadonlyMap<string, string>>>;

function checkMenu(survey: CheckContext, menu: Menu, words: TextsByKey): void {
  const parents = new Set(menu.items.map(({ parentsMenuUid }) => parentsMenuUid));
  const labels = new Map<string, string>();
  menu.items.forEach((item, index) => {
    const path = ['items', index];
    if (
      item.pageId === undefined &&
      item.linkId === undefined &&
      item.action === undefined &&
      !parents.has(item.menuUid)
    )
      survey.report(menu, path, nowhere(item.menuUid));
    const page =
      item.action === undefined && item.pageId !== undefined ? survey.documents.page.get(item.pageId) : undefined;
    const [pattern = ''] = page === undefined ? [] : survey.patterns(page);
    if (pattern.includes('{') && pathFault(pattern) === undefined)
      survey.report(menu, [...path, 'pageId'], needsValues(page?.screen ?? '', pattern));
    const ways = (['action', 'pageId', 'linkId'] as const).filter((name) => item[name] !== undefined);
    if (ways.includes('linkId') && ways.length > 1)
      survey.report(menu, [...path, 'linkId'], twoWays(item.menuUid, ways));
    // While its page is closed, an entry is hidden on purpose.
    if (new Set(item.hiddenIn).size === 2 && (page === undefined || page.pageInfo.pageStatusCode === 'N'))
      survey.report(menu, [...path, 'hiddenIn'], hidden(item.menuUid));
    // Entries that never stand side by side may be called alike.
    if (item.when !== undefined || item.hiddenIn !== undefined) return;
    const label = {
      ko: words.ko.get(item.menuName) ?? item.menuName,
      en: words.en.get(item.menuName) ?? item.menuName,
    };
    const place = `${item.parentsMenuUid}\n${label.ko}`;
    const other = labels.get(place);
    if (other === undefined) labels.set(place, item.menuUid);
    else survey.report(menu, [...path, 'menuName'], alike(label, other));
  });
}

const nowhere = (uid: string): Finding => ({
  code: 'menu-item-nowhere',
  severity: 'warning',
  text: {
    ko: `메뉴 '${uid}'은(는) 눌러도 아무 데도 가지 않고 하위 메뉴도 없어요.`,
    en: `The menu item '${uid}' has no target and no children.`,
  },
  hint: {
    ko: '갈 페이지(pageId)나 링크(linkId)를 고르거나, 하위 메뉴를 두거나, 지우세요.',
    en: 'Choose a page (pageId) or a link (linkId), add child items, or remove it.',
  },
});

const needsValues = (screen: string, pattern: string): Finding => ({
  code: 'missing-parameter',
  text: {
    ko: `'${screen}'의 경로 ${pattern}에는 값이 필요해서 메뉴가 갈 수 없어요.`,
    en: `The path of '${screen}', ${pattern}, requires parameters that a menu item cannot provide.`,
  },
  hint: {
    ko: '목록처럼 값이 필요 없는 페이지를 적거나, action으로 값을 함께 적으세요.',
    en: 'Link to a page without parameters, such as its list, or add an action with params.',
  },
});

const twoWays = (uid: string, ways: readonly string[]): Finding => ({
  code: 'settings-clash',
  text: {
    ko: `메뉴 '${uid}'에 갈 곳이 둘 이상이에요(${ways.join(', ')}). 링크는 쓰이지 않아요.`,
    en: `The menu item '${uid}' has more than one target (${ways.join(', ')}), so the link is never used.`,
  },
  hint: { ko: '하나만 남기세요.', en: 'Keep one of them.' },
});

const hidden = (uid: string): Finding => ({
  code: 'hidden-everywhere',
  severity: 'warning',
  text: {
    ko: `메뉴 '${uid}'은(는) 두 언어에서 모두 숨겨져서 아무도 볼 수 없어요.`,
    en: `The menu item '${uid}' is hidden in both languages.`,
  },
  hint: {
    ko: 'hiddenIn에서 보일 언어를 빼거나 메뉴를 지우세요.',
    en: 'Remove a language from hiddenIn, or remove the item.',
  },
});

const alike = (label: Words, other: string): Finding => ({
  code: 'label-twice',
  severity: 'warning',
  text: {
    ko: `같은 자리에 '${quote(label.ko)}'(이)라는 메뉴가 또 있어요('${other}').`,
    en: `The item '${other}' in the same section has the same label, '${quote(label.en)}'.`,
  },
  hint: { ko: '구별할 수 있게 하나의 이름을 바꾸세요.', en: 'Give one of them a distinct label.' },
});
