import { dot } from '#ui/content/dot.ts';
import { useState } from 'react';
import { compareFees } from '#engine/fees/cheapest-total';
import { dayKindOf } from '#engine/fees/day-kind';
import { formatNumber } from '#ui/content/format-number.ts';
import { Note } from '#ui/content/note.tsx';
import { TabStrip } from '#ui/controls/tab-strip.tsx';
import { TickField } from '#ui/fields/tick-field.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { fillText } from '../shared/texts/fill-text.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import css from './component.module.css';
import { OptionList } from './option-list.tsx';
import { PartyRow } from './party-row.tsx';
import { dayName } from '../shared/park/opening-now.ts';
import { dayStateOf, discountsOn, readFees, ticketOf } from './read-fees.ts';
import type { Settings } from './schema.ts';

export function FeeCalculator({ id, settings, data }: WidgetProps<Settings>) {
  const { texts, book } = settings;
  const { text, frame } = useWidgetPort();
  const fees = readFees(data['fees']);
  const [ticketId, setTicket] = useState('');
  const [asked, setDay] = useState('');
  const [party, setParty] = useState<Readonly<Record<string, number>>>();
  const [ticked, setTicked] = useState<readonly string[]>();
  const [chosen, setChosen] = useState(0);
  if (fees === 'waiting')
    return (
      <div className={`skeleton ${css['waiting']}`} aria-busy="true">
        <span className="sr">{text('loading')}</span>
      </div>
    );
  if (fees === 'failed')
    return (
      <div className={css['place']}>
        <Note icon="cloud" text={text('failed')}>
          <CommandLink command={{ kind: 'refresh' }} className="btn btn--line btn--small">
            {text('retry')}
          </CommandLink>
        </Note>
      </div>
    );

  const ticket = fees.ticketList.find((one) => one.ticketId === ticketId) ?? fees.ticketList[0];
  if (ticket === undefined) return null;
  const day = asked || fees.today;
  const state = dayStateOf(fees, day);
  const dayKind = dayKindOf(fees.dayKindList, day) ?? '';
  const people = party ?? { [fees.classList[0]?.classId ?? '']: 2 };
  const discounts = discountsOn(fees, day);
  const held = ticked ?? fees.discountList.flatMap(({ discountId, mineYn }) => (mineYn === 'Y' ? [discountId] : []));
  const prices = ticketOf(ticket).prices[dayKind] ?? {};
  const {
    options,
    people: count,
    full,
  } = compareFees({ ticket: ticketOf(ticket), dayKind, party: people, discounts, held });
  const option = options[chosen] ?? options[0];
  const won = (amount: number): string => fillText(texts.won, { name: formatNumber(amount) });
  const off = (amount: number): string => fillText(texts.off, { name: formatNumber(amount) });
  const price = (classId: string): string => (prices[classId] === 0 ? texts.free : won(prices[classId] ?? 0));
  const owned = fees.discountList.filter(
    ({ discountId, heldYn }) => heldYn === 'Y' && discounts.some((one) => one.discountId === discountId),
  );
  const named = (one: string): string => dayName(one.replaceAll('-', ''), frame.locale);
  const change = (work: () => void): void => {
    setChosen(0);
    work();
  };

  return (
    <div className={css['place']}>
      <TabStrip
        id={`${id}-ticket`}
        label={texts.tickets}
        tabs={fees.ticketList.map((one) => ({ id: one.ticketId, label: one.name }))}
        chosen={ticket.ticketId}
        onChoose={(next) => change(() => setTicket(next))}
      />
      <div
        role="tabpanel"
        id={`${id}-ticket-${ticket.ticketId}`}
        aria-labelledby={`${id}-ticket-${ticket.ticketId}-tab`}
        className={css['panel']}
      >
        {ticket.note ? <p className={css['note']}>{ticket.note}</p> : null}
        <label className={css['day']}>
          <span>{texts.day}</span>
          <input
            type="date"
            value={day}
            min={fees.today}
            max={fees.lastDay}
            onChange={({ currentTarget }) => change(() => setDay(currentTarget.value))}
          />
          {state.kind === 'open' ? (
            <span className="badge badge--accent">
              {fees.dayKindList.find(({ dayKindId }) => dayKindId === dayKind)?.name}
            </span>
          ) : null}
        </label>
        {state.kind === 'open' ? null : (
          <Note
            icon="calendar"
            text={
              state.kind === 'closed'
                ? fillText(texts.closed, { name: named(day) })
                : fillText(texts.outside, { name: `${named(fees.today)} – ${named(fees.lastDay)}` })
            }
          >
            {state.kind === 'closed' && state.next !== undefined ? (
              <button
                type="button"
                className="btn btn--line btn--small"
                onClick={() => change(() => setDay(state.next ?? ''))}
              >
                {fillText(texts.nextOpen, { name: named(state.next) })}
              </button>
            ) : null}
          </Note>
        )}
        {state.kind === 'open' ? (
          <>
            <ul className="card rows" aria-label={texts.party}>
              {fees.classList.map(({ classId, name, note }) => (
                <PartyRow
                  key={classId}
                  name={name}
                  note={note}
                  price={price(classId)}
                  count={people[classId] ?? 0}
                  less={fillText(texts.less, { name })}
                  more={fillText(texts.more, { name })}
                  onChange={(next) => change(() => setParty({ ...people, [classId]: next }))}
                />
              ))}
            </ul>
            {owned.length === 0 ? null : (
              <fieldset className={css['held']}>
                <legend className="t-subhead">{texts.held}</legend>
                {owned.map(({ discountId, title, summary }) => (
                  <TickField
                    key={discountId}
                    id={`${id}-${discountId}`}
                    label={[title, summary].filter(Boolean).join(dot)}
                    isTicked={held.includes(discountId)}
                    onTick={(isTicked) =>
                      change(() =>
                        setTicked(isTicked ? [...held, discountId] : held.filter((one) => one !== discountId)),
                      )
                    }
                  />
                ))}
              </fieldset>
            )}
            {options.length < 2 ? null : (
              <OptionList
                id={id}
                label={texts.discounts}
                options={options}
                discounts={fees.discountList}
                chosen={chosen in options ? chosen : 0}
                texts={texts}
                format={{ off, people: (one) => fillText(texts.for, { count: String(one) }) }}
                onChoose={setChosen}
              />
            )}
            <section className={`card card--pad ${css['receipt']}`} aria-live="polite">
              <dl>
                <div>
                  <dt>{fillText(texts.people, { count: String(count) })}</dt>
                  <dd className="num">{won(full)}</dd>
                </div>
                {option?.used.map((one) => (
                  <div key={one.discountId} className={css['minus']}>
                    <dt>{fees.discountList.find(({ discountId }) => discountId === one.discountId)?.title}</dt>
                    <dd className="num">{off(one.off)}</dd>
                  </div>
                ))}
                <div className={css['total']}>
                  <dt>{texts.total}</dt>
                  <dd className="num">{won(option?.total ?? full)}</dd>
                </div>
              </dl>
              {book ? (
                <CommandLink command={book.action} className="btn btn--main btn--wide">
                  {book.label}
                </CommandLink>
              ) : null}
            </section>
          </>
        ) : null}
        <p className={css['note']}>{texts.note}</p>
      </div>
    </div>
  );
}
