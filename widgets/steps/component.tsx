import { useEffect, useRef } from 'react';
import type { Decoded } from '#schemas/command';
import { Note } from '#ui/content/note.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { panelsOf } from '../shared/panels/panels-of.ts';
import { fieldText, readRecord } from '../shared/records/read-records.ts';
import css from './component.module.css';
import type { Settings } from './schema.ts';

export function Steps({ settings, data, children }: WidgetProps<Settings>) {
  const { source: _, field, elsewhere = [], label, steps, others = [] } = settings;
  const { text } = useWidgetPort();
  const record = readRecord(data['step'], undefined);
  const value = typeof record === 'string' ? '' : fieldText(record, field);
  const panelRef = useFocusOnChange(value);
  if (record === 'waiting')
    return (
      <div className={css['place']} aria-busy="true" data-waits="">
        <span className="sr">{text('loading')}</span>
        <div className={css['skeleton']} aria-hidden="true" />
      </div>
    );
  const away = elsewhere.find(({ values }) => values.includes(value));
  if (away !== undefined) return <Elsewhere key={value} action={away.action} />;
  const index = steps.findIndex(({ panels }) => panels.some((panel) => panel.value === value));
  const panel = [...(steps[index]?.panels ?? []), ...others].find((one) => one.value === value);
  if (panel === undefined)
    return (
      <div className={css['place']}>
        <Note icon="cloud" text={text('failed')}>
          <CommandLink command={{ kind: 'refresh' }} className="btn btn--line btn--small">
            {text('retry')}
          </CommandLink>
        </Note>
      </div>
    );
  return (
    <>
      {index < 0 || steps.length === 1 ? null : <StepBar label={label} steps={steps} index={index} />}
      <div key={value} ref={panelRef} tabIndex={-1} className={css['panel']}>
        {panelsOf(children).get(panel.placement)}
      </div>
    </>
  );
}

/** Focuses a panel that replaces another, because the button that was pressed is gone. */
const useFocusOnChange = (value: string) => {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef('');
  useEffect(() => {
    if (value === '') return;
    if (before.current !== '' && before.current !== value) {
      panel.current?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    before.current = value;
  }, [value]);
  return panel;
};

/** Tells how far the visitor has come. */
function StepBar({
  label,
  steps,
  index,
}: {
  readonly label: string;
  readonly steps: Decoded<Settings>['steps'];
  readonly index: number;
}) {
  return (
    <div className={css['bar']} role="group" aria-label={label}>
      <span className={css['marks']} aria-hidden="true">
        {steps.map((step, at) => (
          <i key={step.label} {...(at < index ? { 'data-done': '' } : at === index ? { 'data-current': '' } : {})} />
        ))}
      </span>
      <p className={css['count']} aria-live="polite">
        {`${index + 1} / ${steps.length} · ${steps[index]?.label ?? ''}`}
      </p>
    </div>
  );
}

/** Takes the visitor to the page of the step. The link is for those whom nothing takes there. */
function Elsewhere({ action }: { readonly action: NonNullable<Decoded<Settings>['elsewhere']>[number]['action'] }) {
  const port = useWidgetPort();
  const latest = useRef(port);
  useEffect(() => void (latest.current = port));
  useEffect(() => latest.current.run(action), [action]);
  return (
    <div className={css['place']} aria-busy="true">
      <CommandLink command={action} className="btn btn--line btn--wide">
        {port.text('next')}
      </CommandLink>
    </div>
  );
}
