import './layout.css';
import { useCallback, useMemo, useRef, useState } from 'react';
import { sayShown } from '../../../content/diff/words/say-condition.ts';
import { useDocsSelector, useNames } from '../../site/use-site.tsx';
import type { DocContent } from '../../site/documents.ts';
import { useLanguage, useWords } from '../../texts/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { useFieldProblems } from '../form/use-field-problems.ts';
import { textOf } from '../form/schema.ts';
import { useBrief } from '../form/use-brief.ts';
import { CommandBar } from './command-bar.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { PaletteDialog } from './palette-dialog.tsx';
import { PlacementRow } from './placement-row.tsx';
import { PlacementSettings } from './placement-settings.tsx';
import { dropPlace, find, mayStand, moveTo, nextTo, treeOf, type Step, type Zone } from './placements.ts';
import { pressRow } from './press-row.ts';
import { rowsOf, stateOf } from './rows-of.ts';
import { useSight } from './use-sight.ts';
import { useDrag } from './use-drag.ts';
import { budgetsOf, holds, placementsOf, useLayout } from './use-layout.ts';
import { Weight } from './weight.tsx';
import { describeWidget } from '../../../content/field-texts/index.ts';
import { words as allWords } from './strings.ts';

interface LayoutEditorProps {
  readonly doc: DocContent;
  /** The placement that is chosen at first. */
  readonly first?: string;
}

type Open = { readonly kind: 'add'; readonly isInto: boolean } | { readonly kind: 'move' };

const unfolded = (folded: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...folded].filter((one) => one !== id));

/** The widgets of a layout as a tree, with the settings of the chosen one beside it. */
export function LayoutEditor({ doc, first }: LayoutEditorProps) {
  const words = useWords(allWords);
  const { language } = useLanguage();
  const budgets = useDocsSelector(budgetsOf);
  const brief = useBrief();
  const problems = useFieldProblems(doc.key);
  const commands = useLayout(doc.key);
  const sight = useSight(doc.id);
  const names = useNames();
  const placements = placementsOf(doc.body);
  const nodes = useMemo(() => treeOf(placements), [placements]);
  const live = useMemo(
    () => (doc.live === undefined ? undefined : new Map(placementsOf(doc.live).map((one) => [one.id, one]))),
    [doc.live],
  );
  const [chosen, setChosen] = useState(first);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<Open>();
  const box = useRef<HTMLDivElement>(null);
  const rows = rowsOf(nodes, folded);
  const current = rows.find(({ item }) => item.id === chosen) ?? rows[0];
  const id = current?.item.id;
  const rules = { holds, depth: budgets.depth };
  const focus = useCallback((next: string | undefined): void => {
    if (next === undefined) return;
    setChosen(next);
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(next)}"]`)?.focus());
  }, []);
  const fold = useCallback(
    (one: string): void => setFolded((before) => (before.has(one) ? unfolded(before, one) : new Set([...before, one]))),
    [],
  );
  const step = (one: string, to: Step): void => {
    if (commands.step(one, to)) focus(one);
  };
  const remove = (one: string): void => {
    const next = nextTo(placements, one);
    commands.remove(one);
    focus(next);
  };
  const { drag, start } = useDrag({
    zoneFor: (over) => (holds(placements.find((one) => one.id === over)?.widget ?? '') ? 'three' : 'two'),
    canDrop: (moved, over, zone) => {
      const [found, place] = [find(nodes, moved), dropPlace(placements, moved, over, zone)];
      return found !== undefined && place !== undefined && mayStand(nodes, found.node, place, rules);
    },
    onDrop: (moved, over, zone) => {
      const place = dropPlace(placements, moved, over, zone);
      if (place !== undefined && commands.moveTo(moved, place)) focus(moved);
    },
  });
  const dropOf = (one: string): Zone | 'dragged' | undefined =>
    drag?.id === one ? 'dragged' : drag?.over === one ? drag.zone : undefined;
  const isFull = placements.length >= budgets.placements;
  const close = (): void => {
    setOpen(undefined);
    focus(id);
  };
  const countOf = (one: string): number => {
    const index = placements.findIndex((item) => item.id === one);
    return problems.filter(
      ({ pointer }) => pointer.startsWith(`/placements/${index}/`) || pointer === `/placements/${index}`,
    ).length;
  };
  return (
    <div className="layout-editor">
      <div className="layout-list">
        <div className="row layout-tools">
          <button
            type="button"
            className="btn"
            disabled={isFull}
            title={isFull ? words.full : undefined}
            onClick={() => setOpen({ kind: 'add', isInto: false })}
          >
            <Icon name="plus" />
            <span>{words.add}</span>
            <kbd>A</kbd>
          </button>
        </div>
        {rows.length === 0 ? <p className="empty small muted">{words.empty}</p> : null}
        <div
          ref={box}
          role="treegrid"
          aria-label={words.label}
          className="layout-rows"
          onKeyDown={(event) =>
            pressRow(event, {
              rows,
              current,
              go: focus,
              fold,
              step,
              remove,
              add: () => {
                if (!isFull) setOpen({ kind: 'add', isInto: current !== undefined && holds(current.item.widget) });
              },
              move: () => setOpen({ kind: 'move' }),
              edit: () =>
                document
                  .querySelector<HTMLElement>('.layout-settings :is(input, textarea, select, button.select, .btn)')
                  ?.focus(),
            })
          }
        >
          {rows.map((row) => (
            <PlacementRow
              key={row.item.id}
              row={row}
              brief={brief(row.item.settings, language)}
              shown={row.item.when === undefined ? undefined : sayShown(row.item.when, names)[language]}
              seen={sight === undefined ? undefined : { some: sight.placements[row.item.id] ?? 0, all: sight.views }}
              state={stateOf(row.item, live)}
              isChosen={row.item.id === id}
              problems={countOf(row.item.id)}
              drop={dropOf(row.item.id)}
              onChoose={focus}
              onFold={fold}
              onGrip={start}
            >
              {row.item.id === id ? (
                <CommandBar
                  id={id}
                  placements={placements}
                  rules={rules}
                  isFull={isFull}
                  canHold={holds(row.item.widget)}
                  onStep={(to) => step(id, to)}
                  onMove={() => setOpen({ kind: 'move' })}
                  onAddInto={() => setOpen({ kind: 'add', isInto: true })}
                  onCopy={() => focus(commands.duplicate(id))}
                  onRemove={() => remove(id)}
                />
              ) : null}
            </PlacementRow>
          ))}
        </div>
        <Weight doc={doc} nodes={nodes} count={placements.length} widgets={placements.map(({ widget }) => widget)} />
      </div>
      <div className="layout-settings" aria-live="off">
        {current === undefined ? (
          <p className="empty muted">{words.none}</p>
        ) : (
          <PlacementSettings
            key={current.item.id}
            doc={doc}
            placement={current.item}
            index={placements.indexOf(current.item)}
            live={live}
            problems={problems}
            change={commands.change}
            seen={sight === undefined ? undefined : { some: sight.placements[current.item.id] ?? 0, all: sight.views }}
          />
        )}
      </div>
      {open?.kind === 'add' ? (
        <PaletteDialog
          use={textOf(doc.body?.['use']) || 'page'}
          present={placements.map(({ widget }) => widget)}
          where={
            current === undefined
              ? words.atEnd
              : open.isInto
                ? words.into(describeWidget(current.item.widget).label[language])
                : words.after(describeWidget(current.item.widget).label[language])
          }
          onClose={close}
          onPick={(widget) => {
            setOpen(undefined);
            if (open.isInto && id !== undefined) setFolded((before) => unfolded(before, id));
            focus(commands.add(widget, id, open.isInto));
          }}
        />
      ) : null}
      {open?.kind === 'move' && id !== undefined ? (
        <MoveDialog
          id={id}
          placements={placements}
          canGo={(place) => moveTo(placements, id, place, rules) !== undefined}
          onClose={close}
          onPick={(place) => {
            setOpen(undefined);
            commands.moveTo(id, place);
            focus(id);
          }}
        />
      ) : null}
    </div>
  );
}
