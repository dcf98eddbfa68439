import { useRef, useState } from 'react';
import type { Decoded } from '#schemas/command';
import { Heading } from '#ui/content/heading.tsx';
import { Words } from '#ui/content/words.tsx';
import { Toggle } from '#ui/controls/toggle.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { useWidgetPort } from '../port.tsx';
import { DockedActions } from '../shared/actions/docked-actions.tsx';
import { fillText } from '../shared/texts/fill-text.ts';
import css from './component.module.css';
import { bodyRows, moveRow, type Row } from './order-rows.ts';
import type { Settings } from './schema.ts';
import { useDrag } from './use-drag.ts';

interface OrderFormProps {
  readonly id: string;
  readonly settings: Decoded<Settings>;
  readonly venue: { readonly code: string; readonly name: string };
  readonly first: readonly Row[];
  /** The member has an order of their own, which can be reset. */
  readonly isOwn: boolean;
}

/** Blocks with a handle, buttons and a switch each. Nothing is sent before the member saves. */
export function OrderForm({ id, settings: { operation, texts }, venue, first, isOwn }: OrderFormProps) {
  const port = useWidgetPort();
  const [rows, setRows] = useState(first);
  const [moved, setMoved] = useState('');
  const [refusal, setRefusal] = useState('');
  const sending = useRef(false);
  const tell = (all: readonly Row[], row: string): void => {
    const at = all.findIndex((one) => one.id === row);
    setMoved(fillText(texts.moved, { name: all[at]?.name ?? '', count: String(at + 1) }));
  };
  const move = (from: number, to: number): void => {
    const next = moveRow(rows, from, to);
    if (next === rows) return;
    setRows(next);
    tell(next, rows[from]?.id ?? '');
  };
  const { list, handleOf } = useDrag({
    onMove: (row, to) =>
      setRows((all) =>
        moveRow(
          all,
          all.findIndex((one) => one.id === row),
          to,
        ),
      ),
    onDrop: (row) => tell(rows, row),
  });
  const show = (row: string, isShown: boolean): void =>
    setRows((all) => all.map((one) => (one.id === row ? { ...one, isShown } : one)));
  const send = async (widgets: readonly object[], done: string): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setRefusal('');
    const ended = await port.submit(operation, { venue: venue.code, widgets });
    sending.current = false;
    if (ended.state === 'refused') setRefusal(ended.message);
    if (ended.state !== 'done') return;
    port.say(done);
    port.run({ kind: 'refresh' });
  };
  return (
    <div className={css['place']}>
      <div>
        <Heading className="t-heading">{fillText(texts.title, { name: venue.name })}</Heading>
        <p className="muted">{texts.intro}</p>
      </div>
      <ol ref={list} className={`card ${css['rows']}`}>
        {rows.map(({ id: row, name, isShown }, index) => (
          <li key={row} className={isShown ? css['row'] : `${css['row']} ${css['hidden']}`}>
            <span className={css['handle']} aria-hidden="true" {...handleOf(row)}>
              <Icon name="menu-2" />
            </span>
            <span className={css['name']}>
              <Words text={name} />
            </span>
            <MoveButton
              label={fillText(texts.up, { name })}
              icon="chevron-up"
              isOff={index === 0}
              onPress={() => move(index, index - 1)}
            />
            <MoveButton
              label={fillText(texts.down, { name })}
              icon="chevron-down"
              isOff={index === rows.length - 1}
              onPress={() => move(index, index + 1)}
            />
            <span className={css['switch']}>
              <Toggle
                id={`${id}-${row}`}
                label={fillText(texts.shown, { name })}
                isOn={isShown}
                onChange={(isOn) => show(row, isOn)}
              />
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="sr">
        {moved}
      </p>
      {refusal === '' ? null : (
        <p role="alert" className={css['refusal']}>
          <Icon name="alert-triangle" size="s" />
          <span>{refusal}</span>
        </p>
      )}
      {isOwn ? (
        <button type="button" className="btn btn--quiet btn--wide" onClick={() => void send([], texts.resetDone)}>
          <Icon name="refresh" size="s" />
          <span>{texts.reset}</span>
        </button>
      ) : null}
      <DockedActions>
        <button
          type="button"
          className="btn btn--main btn--wide"
          onClick={() => void send(bodyRows(rows), texts.saved)}
        >
          <span>{texts.save}</span>
        </button>
      </DockedActions>
    </div>
  );
}

interface MoveButtonProps {
  readonly label: string;
  readonly icon: 'chevron-up' | 'chevron-down';
  /** The block is at the edge. The button keeps its focus. */
  readonly isOff: boolean;
  readonly onPress: () => void;
}

function MoveButton({ label, icon, isOff, onPress }: MoveButtonProps) {
  return (
    <button
      type="button"
      className="iconbtn"
      aria-label={label}
      {...(isOff ? { 'aria-disabled': true } : {})}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
