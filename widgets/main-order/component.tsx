import { Note } from '#ui/content/note.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { isFields } from '../shared/answers/is-fields.ts';
import { fieldText } from '../shared/records/read-records.ts';
import css from './component.module.css';
import { OrderForm } from './order-form.tsx';
import { rowsOf } from './order-rows.ts';
import type { Settings } from './schema.ts';

/** Loads the blocks of a main page, and then lets the member order them. */
export function MainOrder({ id, settings, data }: WidgetProps<Settings>) {
  const { text } = useWidgetPort();
  const main = data['main'];
  if (main === undefined || main.state === 'waiting')
    return (
      <div className={css['place']} aria-busy="true" data-waits="">
        <span className="sr">{text('loading')}</span>
        <div className={`skeleton ${css['waiting']}`} />
      </div>
    );
  if (main.state === 'failed' || !isFields(main.value))
    return (
      <div className={css['place']}>
        <Note icon="cloud" text={text('failed')}>
          <CommandLink command={{ kind: 'refresh' }} className="btn btn--line btn--small">
            {text('retry')}
          </CommandLink>
        </Note>
      </div>
    );
  const rows = rowsOf(main.value);
  if (rows.length === 0)
    return (
      <div className={css['place']}>
        <Note icon="home" text={settings.texts.empty} />
      </div>
    );
  const venue = { code: fieldText(main.value, 'venue'), name: fieldText(main.value, 'venueNm') };
  // An order that another device saved begins anew.
  return (
    <OrderForm
      key={JSON.stringify([venue.code, rows])}
      id={id}
      settings={settings}
      venue={venue}
      first={rows}
      isOwn={fieldText(main.value, 'ownYn') === 'Y'}
    />
  );
}
