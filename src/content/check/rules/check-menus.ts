import type { Menu, MenuItem } from '#schemas/documents/menu/schema';
import type { Finding, CheckContext } from '../check-context.ts';

/** Menus: unique items, parents that are there and above, no circle. */
export function checkMenus(survey: CheckContext): void {
  for (const menu of survey.documents.menu.values()) checkMenu(survey, menu);
}

function checkMenu(survey: CheckContext, menu: Menu): void {
  const items = new Map<string, MenuItem>();
  menu.items.forEach((item, index) => {
    if (items.has(item.menuUid)) survey.report(menu, ['items', index, 'menuUid'], twice(item.menuUid));
    else items.set(item.menuUid, item);
  });
  if (menu.items.length === 0) survey.report(menu, ['items'], noItems);
  const told = new Set<string>();
  menu.items.forEach((item, index) => {
    checkParent(survey, menu, items, item, index, told);
  });
}

/** `told`: items of circles that have been told. */
function checkParent(
  survey: CheckContext,
  menu: Menu,
  items: ReadonlyMap<string, MenuItem>,
  item: MenuItem,
  index: number,
  told: Set<string>,
): void {
  const path = ['items', index, 'parentsMenuUid'];
  const parent = items.get(item.parentsMenuUid);
  const way = wayUp(items, item);
  if (told.has(item.menuUid)) return;
  if (way.at(-1) === item.menuUid && way.length > 1) {
    survey.report(menu, path, circle(way));
    for (const uid of way) told.add(uid);
  } else if (item.menuLevel === 0 && item.parentsMenuUid !== '') survey.report(menu, path, wrongLevel(item, '0'));
  else if (item.menuLevel === 1 && parent === undefined)
    survey.dangling(menu, path, 'menu-item', item.parentsMenuUid, () => items.keys());
  else if (item.menuLevel === 1 && parent?.menuLevel === 1) survey.report(menu, path, wrongLevel(item, '1'));
}

/** From an item to its parents, until the top or a circle. */
function wayUp(items: ReadonlyMap<string, MenuItem>, item: MenuItem): string[] {
  const way = [item.menuUid];
  for (let at = items.get(item.parentsMenuUid); at !== undefined; at = items.get(at.parentsMenuUid)) {
    const isSeen = way.includes(at.menuUid);
    way.push(at.menuUid);
    if (isSeen) break;
  }
  return way;
}

const noItems: Finding = {
  code: 'menu-item-nowhere',
  severity: 'warning',
  text: {
    ko: '메뉴에 항목이 하나도 없어서 빈 메뉴가 열려요.',
    en: 'The menu has no items, so visitors would see an empty menu.',
  },
  hint: { ko: 'items에 항목을 적으세요.', en: 'Add items.' },
};

const twice = (uid: string): Finding => ({
  code: 'duplicate-id',
  text: { ko: `menuUid '${uid}'이(가) 이미 있어요.`, en: `Two items of this menu have the menuUid '${uid}'.` },
  hint: { ko: '다른 menuUid를 쓰세요.', en: 'Give it a different menuUid.' },
});

const circle = (way: readonly string[]): Finding => ({
  code: 'menu-loop',
  text: {
    ko: `메뉴가 자기 아래에 있어요: ${way.join(' → ')}`,
    en: `The menu item is nested under itself: ${way.join(' → ')}.`,
  },
  hint: { ko: 'parentsMenuUid를 위 단계의 메뉴로 고치세요.', en: 'Set parentsMenuUid to an item one level up.' },
});

const wrongLevel = ({ menuUid }: MenuItem, level: '0' | '1'): Finding => ({
  code: 'menu-loop',
  text:
    level === '0'
      ? { ko: `최상위 메뉴 '${menuUid}'에 상위 메뉴가 있어요.`, en: `The top-level item '${menuUid}' has a parent.` }
      : {
          ko: `메뉴 '${menuUid}'의 상위가 최상위 메뉴가 아니에요.`,
          en: `The parent of '${menuUid}' is not a top-level item.`,
        },
  hint: {
    ko: 'menuLevel 0은 parentsMenuUid를 ""로, 1은 menuLevel 0의 메뉴로 적으세요.',
    en: 'Use "" as parentsMenuUid on level 0, and an item of level 0 as the parent on level 1.',
  },
});
