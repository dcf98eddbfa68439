import type { Menu, MenuItem } from '#schemas/documents/menu/schema';
import type { Condition } from '#schemas/parts/condition/schema';
import type { CompileContext } from './compile-input.ts';
import { pagePath } from './compile-page.ts';
import { compileCondition, emptyDependencies, type Dependencies } from '../conditions/condition.ts';
import { resolveAction } from '../actions/resolve-action.ts';
import type { CompiledMenu, CompiledMenuItem } from '../snapshot.ts';
import { commandMessageKeys } from '../actions/command-message-keys.ts';

/** Adds `hiddenIn` as a test to every group. */
const conditionOf = (item: MenuItem): Condition | undefined => {
  const hidden = item.hiddenIn ?? [];
  if (hidden.length === 0) return item.when;
  const shown = { fact: 'locale' as const, is: [...hidden], not: true };
  return (item.when ?? [[]]).map((group) => [...group, shown]);
};

/** Returns a `none` command if the page is not registered. Render then shows 'page not registered' (P-156). */
const commandOf = (item: MenuItem, context: CompileContext) => {
  if (item.action !== undefined) return resolveAction(item.action, context.scope);
  if (item.pageId !== undefined) {
    const page = context.documents.page.get(item.pageId);
    const path = page && pagePath(page, (code) => context.documents.venue.get(code)?.slug);
    if (path === undefined) return { kind: 'none', reason: `page not registered: ${item.pageId}` } as const;
    return path.includes('{')
      ? ({ kind: 'none', reason: `${item.pageId} needs what its address names` } as const)
      : ({ kind: 'go', to: path } as const);
  }
  return item.linkId === undefined ? undefined : resolveAction({ action: 'link', linkId: item.linkId }, context.scope);
};

const compileItem = (item: MenuItem, menu: Menu, context: CompileContext, gathered: Dependencies): CompiledMenuItem => {
  const when = compileCondition(conditionOf(item), gathered);
  const command = commandOf(item, context);
  const below =
    item.menuLevel === 0 ? menu.items.filter((one) => one.menuLevel === 1 && one.parentsMenuUid === item.menuUid) : [];
  return {
    id: item.menuUid,
    name: item.menuName,
    footer: item.footer === true,
    items: below.map((one) => compileItem(one, menu, context, gathered)),
    ...(item.icon ? { icon: item.icon } : {}),
    ...(command ? { command } : {}),
    ...(when ? { when } : {}),
  };
};

const itemMessageKeys = (item: CompiledMenuItem): readonly string[] => [
  item.name,
  ...commandMessageKeys(item.command),
  ...item.items.flatMap(itemMessageKeys),
];

/** Message keys that a menu shows. */
export const menuMessageKeys = (sections: readonly CompiledMenuItem[]): readonly string[] => [
  ...new Set(sections.flatMap(itemMessageKeys)),
];

export const compileMenu = (menu: Menu, context: CompileContext): CompiledMenu => {
  const gathered = emptyDependencies();
  const top = menu.items.filter((item) => item.menuLevel === 0);
  const folded = top.length - (menu.footerMenus ?? 0);
  const sections = top.map((item, index) =>
    compileItem(index < folded ? item : { ...item, footer: true }, menu, context, gathered),
  );
  return {
    id: menu.id,
    sections,
    facts: [...gathered.facts],
    instants: [...gathered.instants],
    messageKeys: menuMessageKeys(sections),
  };
};
