import './tree.css';
import { memo, useCallback, useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useFind } from '../../find/find-context.ts';
import { findStrings } from '../../find/strings.ts';
import { useVenueChoice } from '../../shell/venue-choice.tsx';
import { countOf, useProblemsPart } from '../../problems/use-problems.tsx';
import { problemStrings } from '../../problems/strings.ts';
import { namesIn, useDeferredDocs } from '../../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../../texts/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLatest } from '../../ui/use-latest.ts';
import { memoizeLast } from '../../ui/shallow-equal.ts';
import { filterTree, siteTree, type TreeInput, type TreeNode } from './site-tree.ts';
import { TreeRow } from './tree-row.tsx';

interface Row {
  readonly node: TreeNode;
  readonly depth: number;
  readonly isOpen: boolean;
  readonly parent: string | undefined;
}

const rowsOf = (
  nodes: readonly TreeNode[],
  open: ReadonlySet<string>,
  isAllOpen: boolean,
  depth = 0,
  parent?: string,
): readonly Row[] =>
  nodes.flatMap((node) => {
    const isOpen = isAllOpen || open.has(node.id);
    return [
      { node, depth, isOpen, parent },
      ...(isOpen ? rowsOf(node.children, open, isAllOpen, depth + 1, node.id) : []),
    ];
  });

const pathTo = (nodes: readonly TreeNode[], key: string): readonly string[] | undefined => {
  for (const node of nodes) {
    if (node.key === key) return [];
    const inner = pathTo(node.children, key);
    if (inner !== undefined) return [node.id, ...inner];
  }
  return undefined;
};

const treeOf = memoizeLast(
  (
    docs: TreeInput['docs'],
    names: TreeInput['names'],
    texts: TreeInput['texts'],
    language: TreeInput['language'],
    venue: TreeInput['venue'],
  ) => siteTree({ docs, names, texts, language, venue }),
);

/** All documents of the chosen venue as a tree: arrows move and fold, Enter opens, `/` filters. */
export const TreePane = memo(function TreePane({ selected }: { readonly selected: string | undefined }) {
  const texts = useTexts();
  const { language } = useLanguage();
  // The tree follows what is typed when there is time for it.
  const docs = useDeferredDocs();
  const names = useMemo(() => namesIn(docs), [docs]);
  const navigate = useNavigate();
  const { venue } = useVenueChoice();
  const words = useWords(problemStrings);
  const found = useWords(findStrings);
  const { openNew } = useFind();
  const byKey = useProblemsPart((state) => state.byKey);
  const errorsOf = (node: TreeNode, isOpen: boolean): number =>
    countOf(byKey.get(node.key ?? '') ?? []).errors +
    (isOpen ? 0 : node.children.reduce((sum, child) => sum + errorsOf(child, false), 0));
  const [filter, setFilter] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const all = treeOf(docs, names, texts, language, venue);
  const parts = useMemo(() => filterTree(all, filter), [all, filter]);
  // Another document opens its way; whoever folds it afterwards is not contradicted.
  const [shown, setShown] = useState<string>();
  if (selected !== shown) {
    setShown(selected);
    const way =
      selected === undefined
        ? undefined
        : all.map(({ nodes }) => pathTo(nodes, selected)).find((one) => one !== undefined);
    if (way !== undefined && way.length > 0) setOpen(new Set([...open, ...way]));
  }
  const isFiltered = filter.trim() !== '';
  const shownParts = useMemo(
    () => parts.map(({ nodes, ...part }) => ({ ...part, rows: rowsOf(nodes, open, isFiltered) })),
    [parts, open, isFiltered],
  );
  const rows = useMemo(() => shownParts.flatMap((part) => part.rows), [shownParts]);
  const current =
    rows.find(({ node }) => node.id === focused) ?? rows.find(({ node }) => node.key === selected) ?? rows[0];
  const focus = (id: string | undefined): void => {
    if (id === undefined) return;
    setFocused(id);
    box.current?.focus({ preventScroll: true });
  };
  const fold = (id: string, isOpen: boolean): void =>
    setOpen((before) => {
      const next = new Set(before);
      if (isOpen) next.add(id);
      else next.delete(id);
      return next;
    });
  const choose = ({ node, isOpen }: Row): void => {
    setFocused(node.id);
    if (node.key !== undefined) void navigate(`/content/${node.key}`);
    if (node.children.length > 0 && (node.key === undefined || !isOpen)) fold(node.id, !isOpen);
  };
  const latest = useLatest({ rows, choose });
  const chooseById = useCallback(
    (id: string): void => {
      const row = latest.current.rows.find(({ node }) => node.id === id);
      if (row !== undefined) latest.current.choose(row);
    },
    [latest],
  );
  const own = useId();
  const idOf = (node: TreeNode): string => `${own}${node.id.replaceAll(/\s/g, '_')}`;
  const at = current === undefined ? undefined : idOf(current.node);
  useLayoutEffect(() => {
    if (focused === undefined || at === undefined) return undefined;
    // With the layout of the frame that is drawn anyway.
    const frame = requestAnimationFrame(() => document.getElementById(at)?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [focused, at]);
  const press = (event: KeyboardEvent): void => {
    if (current === undefined) return;
    const place = rows.indexOf(current);
    const { node, isOpen, parent } = current;
    const act: Readonly<Record<string, () => void>> = {
      ArrowDown: () => focus(rows[place + 1]?.node.id),
      ArrowUp: () => focus(rows[place - 1]?.node.id),
      ArrowRight: () =>
        node.children.length > 0 && !isOpen
          ? fold(node.id, true)
          : focus(isOpen ? rows[place + 1]?.node.id : undefined),
      ArrowLeft: () => (isOpen && node.children.length > 0 ? fold(node.id, false) : focus(parent)),
      Home: () => focus(rows[0]?.node.id),
      End: () => focus(rows.at(-1)?.node.id),
      Enter: () => choose(current),
    };
    const run = act[event.key];
    if (run === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    run();
  };
  return (
    <nav className="side" aria-label={texts.tree.label} data-pane>
      <div className="head tree-head">
        <label className="input s">
          <Icon name="search" size="s" />
          <span className="sr">{texts.tree.filter}</span>
          <input
            className="bare"
            type="search"
            placeholder={texts.tree.filter}
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
          <kbd>/</kbd>
        </label>
        <button
          type="button"
          className="ib"
          aria-label={found.act.create}
          title={`${found.act.create} (N)`}
          onClick={() => openNew()}
        >
          <Icon name="plus" />
        </button>
        <Link className="ib" to="/content/list" aria-label={found.act.list} title={found.act.list}>
          <Icon name="list" />
        </Link>
      </div>
      {parts.length === 0 ? <p className="empty small muted">{texts.tree.empty}</p> : null}
      <div
        ref={box}
        className="tree"
        hidden={parts.length === 0}
        role="tree"
        tabIndex={0}
        aria-label={texts.tree.label}
        {...(at === undefined ? {} : { 'aria-activedescendant': at })}
        onKeyDown={press}
      >
        {shownParts.map((part) => (
          <div key={part.id} role="group" aria-label={part.label}>
            <p className="grp" aria-hidden="true">
              {part.label}
            </p>
            {part.rows.map(({ node, depth, isOpen }) => (
              <TreeRow
                key={node.id}
                id={idOf(node)}
                node={node}
                depth={depth}
                isOpen={isOpen}
                isSelected={node.key !== undefined && node.key === selected}
                isAt={node.id === current?.node.id}
                errors={byKey.size === 0 ? 0 : errorsOf(node, isOpen)}
                texts={texts}
                sayErrors={words.problems}
                onChoose={chooseById}
              />
            ))}
          </div>
        ))}
      </div>
    </nav>
  );
});
