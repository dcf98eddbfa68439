import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useWords } from '../../../texts/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { blankOf } from '../blank.ts';
import { useForm } from '../form-context.ts';
import { useProblemsHere } from '../use-problems-here.ts';
import type { FieldProps } from '../frame.tsx';
import { isGroup, kindOf } from '../kinds.ts';
import { isOther, liveItem } from '../live-of.ts';
import { moveItem, pointerOf } from '../path.ts';
import { listOf, type Schema } from '../schema.ts';
import { useBrief } from '../use-brief.ts';
import { useDragOrder } from '../use-drag-order.ts';
import { words as allWords } from '../strings.ts';
import { Cells, ColumnHeads } from './cells.tsx';
import { columnsOf, restOf } from './columns.ts';
import { Fold } from './fold.tsx';
import { Properties } from './properties.tsx';
import { includesTerm } from '#engine';

const openUpTo = 1;
const mostShown = 50;

interface ListFieldProps extends FieldProps {
  readonly schema: Schema;
  readonly name: string;
  readonly isOpen?: boolean;
}

/** Entries in an order: opened one by one, moved by handle, button and Alt with arrows. */
export function ListField({ schema, name, isOpen: opensAtOnce = false, ...props }: ListFieldProps) {
  const { change, language, Field, base } = useForm();
  const problems = useProblemsHere(props.path, true);
  const words = useWords(allWords);
  const brief = useBrief();
  const list = listOf(props.value);
  const [opened, setOpened] = useState<number>();
  const [news, setNews] = useState('');
  const [asked, setAsked] = useState('');
  const box = useRef<HTMLUListElement>(null);
  const id = useId();
  const item = schema.items ?? {};
  const isFull = list.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY);
  const isLeast = list.length <= (schema.minItems ?? 0);
  const kind = kindOf(item, name, '');
  const columns = columnsOf(item, name);
  const rest = restOf(item, columns);
  const hasHead = isGroup(kind);
  const titleOf = (index: number): string => brief(list[index], language) || words.entry(index + 1);
  const write = (next: readonly unknown[], label: string): void =>
    change(props.path, next.length === 0 && !props.isRequired ? undefined : next, label);
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= list.length || from === to) return;
    setNews(words.moved(titleOf(from), to + 1));
    write(moveItem(list, from, to), to < from ? words.up(titleOf(from)) : words.down(titleOf(from)));
    if (opened === from) setOpened(to);
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(`[data-entry="${to}"] [data-head]`)?.focus());
  };
  const drag = useDragOrder(box, move);
  const press = (event: KeyboardEvent, index: number): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || step === 0) return;
    event.preventDefault();
    event.stopPropagation();
    move(index, index + step);
  };
  const add = (): void => {
    setOpened(list.length);
    write([...list, blankOf(item)], words.add(props.label));
    requestAnimationFrame(() =>
      box.current
        ?.querySelector<HTMLElement>(`[data-entry="${list.length}"] :is(input, textarea, select, button.select)`)
        ?.focus(),
    );
  };
  const pointer = base + pointerOf(props.path);
  const wrongIn = (index: number): number =>
    problems.filter((problem) => problem.pointer.startsWith(`${pointer}/${index}/`)).length;
  const rows = list
    .map((_, index) => index)
    .filter((index) => includesTerm(titleOf(index), asked) || includesTerm(JSON.stringify(list[index]), asked));
  const firstWrong = problems.length === 0 ? undefined : list.findIndex((_, index) => wrongIn(index) > 0);
  return (
    <Fold {...props} schema={schema} isOpen={opensAtOnce || list.length <= 20} brief={words.entries(list.length)}>
      {() => (
        <div className={columns.length > 0 ? 'form-table' : 'stack'}>
          {list.length <= mostShown ? null : (
            <label className="input s">
              <Icon name="search" size="s" />
              <span className="sr">{words.filter}</span>
              <input
                className="bare"
                type="search"
                placeholder={words.filter}
                value={asked}
                onChange={(event) => setAsked(event.target.value)}
              />
              <span className="small muted num">{words.shown(Math.min(mostShown, rows.length), list.length)}</span>
            </label>
          )}
          {columns.length === 0 || list.length === 0 ? null : (
            <div className="is-list">
              <ColumnHeads columns={columns} parent={name} />
            </div>
          )}
          <ul ref={box} className="form-list" aria-label={props.label}>
            {rows.slice(0, mostShown).map((index) => {
              const live = liveItem(props.live, list, index);
              const isOpen =
                opened === index ||
                (opened === undefined &&
                  (columns.length === 0 || index === firstWrong) &&
                  (list.length <= openUpTo || index === firstWrong));
              const tools = (
                <>
                  <button
                    type="button"
                    className="ib"
                    disabled={index === 0}
                    aria-label={words.up(titleOf(index))}
                    title={words.up(titleOf(index))}
                    onClick={() => move(index, index - 1)}
                  >
                    <Icon name="arrow-up" size="s" />
                  </button>
                  <button
                    type="button"
                    className="ib"
                    disabled={index === list.length - 1}
                    aria-label={words.down(titleOf(index))}
                    title={words.down(titleOf(index))}
                    onClick={() => move(index, index + 1)}
                  >
                    <Icon name="arrow-down" size="s" />
                  </button>
                  <button
                    type="button"
                    className="ib"
                    disabled={isLeast}
                    aria-label={words.remove(titleOf(index))}
                    title={words.remove(titleOf(index))}
                    onClick={() => {
                      setOpened(undefined);
                      write(list.toSpliced(index, 1), words.remove(titleOf(index)));
                    }}
                  >
                    <Icon name="trash" size="s" />
                  </button>
                </>
              );
              return (
                <li
                  key={index}
                  data-entry={index}
                  className={`form-item${isOther(list[index], live) && hasHead ? ' form-changed' : ''}${drag.over === index ? ' is-over' : ''}`}
                  onKeyDown={(event) => press(event, index)}
                >
                  <div className="row">
                    <span className="form-grip" title={words.drag} {...drag.handle(index)}>
                      <Icon name="grip-vertical" size="s" />
                    </span>
                    {columns.length > 0 ? (
                      <>
                        <span className="grow" data-head tabIndex={-1}>
                          <Cells
                            columns={columns}
                            parent={name}
                            path={[...props.path, index]}
                            value={list[index]}
                            live={live}
                          />
                        </span>
                        {rest.length === 0 ? null : (
                          <button
                            type="button"
                            className="ib"
                            aria-expanded={isOpen}
                            aria-controls={`${id}-${index}`}
                            aria-label={words.open(titleOf(index))}
                            title={words.open(titleOf(index))}
                            onClick={() => setOpened(isOpen ? -1 : index)}
                          >
                            <Icon name={isOpen ? 'chevron-up' : 'dots'} size="s" />
                          </button>
                        )}
                      </>
                    ) : hasHead ? (
                      <button
                        type="button"
                        data-head
                        className="form-fold-name"
                        aria-expanded={isOpen}
                        aria-controls={`${id}-${index}`}
                        onClick={() => setOpened(isOpen ? -1 : index)}
                      >
                        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size="s" />
                        <span className="cut">{titleOf(index)}</span>
                        {isOpen || wrongIn(index) === 0 ? null : <span className="count">{wrongIn(index)}</span>}
                      </button>
                    ) : (
                      <div className="grow" data-head>
                        <Field
                          schema={item}
                          name={name}
                          parent=""
                          label={words.entry(index + 1)}
                          path={[...props.path, index]}
                          value={list[index]}
                          live={live}
                          isRequired
                        />
                      </div>
                    )}
                    {tools}
                  </div>
                  {hasHead && isOpen && (columns.length === 0 || rest.length > 0) ? (
                    <div id={`${id}-${index}`} className="form-item-body">
                      {kind === 'object' ? (
                        <Properties
                          schema={item}
                          name={name}
                          path={[...props.path, index]}
                          value={list[index]}
                          live={live}
                          without={columns.map((column) => column.name)}
                        />
                      ) : (
                        <Field
                          schema={item}
                          name={name}
                          parent=""
                          label={words.entry(index + 1)}
                          path={[...props.path, index]}
                          value={list[index]}
                          live={live}
                          isRequired
                          isOpen
                        />
                      )}
                    </div>
                  ) : null}
                </li>
              );
            })}
          </ul>
          <div className="row">
            <button type="button" className="btn s form-add" disabled={isFull} onClick={add}>
              <Icon name="plus" />
              <span>{words.addEntry}</span>
            </button>
            {isFull ? <span className="small muted">{words.full(schema.maxItems ?? 0)}</span> : null}
          </div>
          <p className="sr" role="status">
            {news}
          </p>
        </div>
      )}
    </Fold>
  );
}
