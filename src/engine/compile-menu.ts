import type { Menu, MenuItem } from '#schemas/menu.schema';
import type { Condition } from '#schemas/condition.schema';
import type { CompileContext } from './compile-input.ts';
import { compileCondition, noDependencies, type Dependencies } from './condition.ts';
import { readAction } from './read-action.ts';
import type { CompiledMenu, CompiledMenuItem } from './snapshot.ts';
import { commandWords } from './words.ts';

/** `hiddenIn` is one more test of every group. */
const conditionOf = (item: MenuItem): Condition | undefined => {
  const hidden = item.hiddenIn ?? [];
  if (hidden.length === 0) return item.when;
  const shown = { fact: 'locale', is: hidden, not: true } as const;
  return (item.when ?? [[]]).map((group) => [...group, { ...shown, is: [...shown.is] }]);
};

/** An item whose page is not registered gets a `none` command, for which render says 'page not registered' (P-156). */
const commandOf = (item: MenuItem, context: CompileContext) => {
  if (item.pageId !== undefined) {
    const page = context.documents.page.get(item.pageId);
    return page ? readAction({ action: 'move', pageNm: page.screen }, context.scope) : ({ kind: 'none', reason: `page not registered: ${item.pageId}` } as const);
  }
  return item.linkId === undefined ? undefined : readAction({ action: 'link', linkId: item.linkId }, context.scope);
};

const compileItem = (item: MenuItem, menu: Menu, context: CompileContext, gathered: Dependencies): CompiledMenuItem => {
  const when = compileCondition(conditionOf(item), gathered);
  const command = commandOf(item, context);
  const below = item.menuLevel === 0 ? menu.items.filter((one) => one.menuLevel === 1 && one.parentsMenuUid === item.menuUid) : [];
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

const wordsOf = (item: CompiledMenuItem): readonly string[] => [item.name, ...commandWords(item.command), ...item.items.flatMap(wordsOf)];

export const compileMenu = (menu: Menu, context: CompileContext): CompiledMenu => {
  const gathered = noDependencies();
  const sections = menu.items.filter((item) => item.menuLevel === 0).map((item) => compileItem(item, menu, context, gathered));
  return { id: menu.id, sections, facts: [...gathered.facts], instants: [...gathered.instants], words: [...new Set(sections.flatMap(wordsOf))] };
};
