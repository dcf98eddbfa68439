import { dot } from '#ui/content/dot.ts';
import { useRef, useState, type SubmitEvent } from 'react';
import { Heading } from '#ui/content/heading.tsx';
import { Note } from '#ui/content/note.tsx';
import { Words } from '#ui/content/words.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TickField } from '#ui/fields/tick-field.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { partyVerdict } from '../shared/facilities/facility-search.ts';
import { fillValues } from '../shared/records/fill-values.ts';
import { PageLinks } from '../shared/paging/paging-links.tsx';
import { usePartyHeights } from '../shared/facilities/use-party-heights.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { fieldText, formatValue, isShown, readRecords, totalOf } from '../shared/records/read-records.ts';
import { type RecordFields } from '#widgets/shared/answers/is-fields';
import css from './component.module.css';
import { PartyHeights } from './party-heights.tsx';
import type { Settings } from './schema.ts';

/** Values of the page's query, as bodies name them. */
const queryValues = (query: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [`query.${name}`, value]));

/** Limits of the answer that are numbers. */
const limitsOf = (min: unknown, max: unknown): { readonly heightMin?: number; readonly heightMax?: number } => ({
  ...(typeof min === 'number' ? { heightMin: min } : {}),
  ...(typeof max === 'number' ? { heightMax: max } : {}),
});

export function RecordChoice({ id, settings, data }: WidgetProps<Settings>) {
  const {
    title,
    intro,
    list,
    key,
    label,
    note,
    noteForm,
    show = [],
    choices,
    most = Infinity,
    tooMany,
    input,
    heights,
    option,
    refused,
    operation,
    body,
    submit,
    none,
    success,
    onSuccess,
    onlyWith,
    only,
    pages,
    empty,
  } = settings;
  const port = useWidgetPort();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<{ readonly field: 'text' | 'choice'; readonly text: string }>();
  const [turn, setTurn] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const [hasOption, setOption] = useState(false);
  const party = usePartyHeights();
  const sending = useRef(false);
  const records = readRecords(data['records'], list);
  const answer =
    data['records']?.state === 'ready' ? ((data['records'].value ?? {}) as Readonly<Record<string, unknown>>) : {};
  const limits = heights === undefined ? {} : limitsOf(answer[heights.min], answer[heights.max]);
  const asksHeights = heights !== undefined && Object.keys(limits).length > 0;
  const isOffered = option !== undefined && answer[option.field] === 'Y';
  const offered = Array.isArray(records) ? records.filter((record) => isShown({ show }, record)) : records;
  const known = Array.isArray(offered) ? offered.filter((record) => fieldText(record, key) !== '') : offered;
  const others =
    refused === undefined || !Array.isArray(offered)
      ? []
      : offered.filter((record) => fieldText(record, key) === '' && formatValue(refused, record) !== undefined);

  if (onlyWith !== undefined && (port.frame.query?.[onlyWith] ?? '') === '') return null;
  const allowing = only === undefined ? undefined : readRecords(data['only'], only.list);
  if (
    allowing === 'waiting' ||
    (Array.isArray(allowing) && !allowing.some((record) => isShown({ show: only?.show ?? [] }, record)))
  )
    return null;
  if (known === 'failed') {
    return (
      <div className={css['place']}>
        <Note icon="cloud" text={port.text('failed')}>
          <CommandLink command={{ kind: 'refresh' }} className="btn btn--line btn--small">
            {port.text('retry')}
          </CommandLink>
        </Note>
      </div>
    );
  }
  if (known !== 'waiting' && known.length === 0) {
    return (
      <div className={css['place']}>
        <Note icon={empty.icon ?? 'users'} text={empty.text}>
          {empty.link ? (
            <CommandLink command={empty.link.action} className="btn btn--line btn--small">
              {empty.link.label}
            </CommandLink>
          ) : null}
        </Note>
        <Refused refused={refused} label={label} records={others} />
      </div>
    );
  }

  const tick = (value: string, isTicked: boolean) => {
    setFault(undefined);
    setChosen((before) => new Set(isTicked ? [...before, value] : [...before].filter((one) => one !== value)));
  };
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    if (input !== undefined && typed.trim() === '')
      return setFault({ field: 'text', text: port.text('fieldRequired') });
    if (chosen.size === 0) return setFault({ field: 'choice', text: none });
    if (chosen.size > most) return setFault({ field: 'choice', text: tooMany ?? none });
    if (asksHeights && !party.isKnown) return setFault({ field: 'choice', text: heights.ask });
    sending.current = true;
    setIsSending(true);
    const ended = await port.submit(
      operation,
      fillValues(body, {
        ...queryValues(port.frame.query),
        text: typed.trim(),
        chosen: [...chosen],
        heights: !asksHeights || partyVerdict(limits, party.heights) === 'all' ? 'Y' : 'N',
        option: isOffered && hasOption ? 'Y' : 'N',
      }),
    );
    sending.current = false;
    setIsSending(false);
    if (ended.state !== 'done')
      return setFault(ended.state === 'refused' ? { field: 'choice', text: ended.message } : undefined);
    setFault(undefined);
    setChosen(new Set());
    setTyped('');
    setTurn((before) => before + 1);
    if (success !== undefined) port.say(success);
    port.run(onSuccess ?? { kind: 'refresh' });
  };

  return (
    <div className={css['place']}>
      <form
        noValidate
        className={`card ${css['form']}`}
        onSubmit={(event) => void onSubmit(event)}
        aria-busy={known === 'waiting'}
      >
        {title ? <Heading className="t-subhead">{title}</Heading> : null}
        {intro ? <p className={css['intro']}>{intro}</p> : null}
        {input ? (
          <TextField
            key={turn}
            id={`${id}-text`}
            label={input.label}
            error={fault?.field === 'text' ? fault.text : undefined}
            isRequired
            autoComplete="off"
            most={input.maxLength}
            clean={(raw) => Array.from(raw).slice(0, input.maxLength).join('')}
            onType={setTyped}
          />
        ) : null}
        <fieldset className={css['choices']}>
          <legend>{choices}</legend>
          {known === 'waiting' ? (
            <span className="sr">{port.text('loading')}</span>
          ) : (
            known.map((record) => {
              const value = fieldText(record, key);
              return (
                <TickField
                  key={`${turn} ${value}`}
                  id={`${id}-${value}`}
                  label={[
                    fieldText(record, label),
                    note === undefined
                      ? ''
                      : formatValue({ field: note, ...(noteForm === undefined ? {} : { form: noteForm }) }, record),
                  ]
                    .filter(Boolean)
                    .join(dot)}
                  isTicked={chosen.has(value)}
                  onTick={(isTicked) => tick(value, isTicked)}
                />
              );
            })
          )}
        </fieldset>
        <Refused refused={refused} label={label} records={others} />
        {pages === undefined ? null : (
          <PageLinks
            name={pages.query}
            pageSize={pages.size}
            pageNo={Number(port.frame.query?.[pages.query] ?? '1')}
            totalCnt={totalOf(data['records'])}
          />
        )}
        {asksHeights ? (
          <PartyHeights
            texts={heights}
            limits={limits}
            {...party}
            onChange={(next) => {
              setFault(undefined);
              party.setHeights(next);
            }}
          />
        ) : null}
        {isOffered ? (
          <TickField
            key={`${turn} option`}
            id={`${id}-option`}
            label={option.label}
            isTicked={hasOption}
            onTick={setOption}
          />
        ) : null}
        <p role="alert" className={css['fault']}>
          {fault?.field === 'choice' ? fault.text : ''}
        </p>
        <button type="submit" className="btn btn--main btn--wide" {...(isSending ? { 'aria-disabled': true } : {})}>
          {submit}
        </button>
      </form>
    </div>
  );
}

/** People who cannot be chosen, each with the reason. */
function Refused({
  refused,
  label,
  records,
}: {
  readonly refused: WidgetProps<Settings>['settings']['refused'];
  readonly label: string;
  readonly records: readonly RecordFields[];
}) {
  if (refused === undefined || records.length === 0) return null;
  return (
    <div className={css['refused']}>
      <p>{refused.title}</p>
      <ul>
        {records.map((record, index) => (
          <li key={index}>
            <Words text={fieldText(record, label)} />
            <span>{formatValue(refused, record)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
