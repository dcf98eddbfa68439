import { useEffect, useRef, useState } from 'react';
import { Note } from '#ui/content/note.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { changeQuery } from '#ui/navigation/change-query.ts';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { fillWords, HERE, readPark, wayQuery } from '../shared/ways/way.ts';
import css from './component.module.css';
import { PlacePicker } from './place-picker.tsx';
import type { Settings } from './schema.ts';
import { useForm, type Field } from './use-form.ts';

/** Form for directions: start, destination, up to three stops, and whether stairs are possible. */
export function FindWay({ id, settings, data }: WidgetProps<Settings>) {
  const { result, texts } = settings;
  const { frame, text, href, ahead } = useWidgetPort();
  const form = useForm();
  // The map opens without a network too once it has been fetched.
  useEffect(() => ahead(result), [ahead, result]);
  const [open, setOpen] = useState<Field>();
  const fields = useRef(new Map<Field, HTMLButtonElement>());
  const park = readPark(data);
  if (park === 'waiting')
    return (
      <div className={css['place']} aria-busy="true">
        <span className="sr">{text('loading')}</span>
        <div className={`card ${css['form']}`}>
          <div className={`skeleton ${css['waiting']}`} />
        </div>
      </div>
    );
  if (park === 'failed') {
    return (
      <div className={css['place']}>
        <Note icon="cloud" text={text('failed')}>
          <CommandLink
            command={{ kind: 'go', to: changeQuery(frame.path, frame.query, {}) }}
            className="btn btn--line btn--small"
          >
            {text('retry')}
          </CommandLink>
        </Note>
      </div>
    );
  }

  const { way, recent } = form;
  const nameOf = (place: string) =>
    place === HERE ? texts.here : park.facilities.find(({ facilityId }) => facilityId === place)?.name;
  const close = (field: Field) => {
    setOpen(undefined);
    fields.current.get(field)?.focus();
  };
  const choose = (field: Field, place: string) => {
    form.choose(field, place);
    close(field);
  };
  const row = (field: Field, label: string, place: string, mark: string) => (
    <button
      ref={(element) => {
        if (element) fields.current.set(field, element);
        else fields.current.delete(field);
      }}
      type="button"
      className={css['field']}
      aria-expanded={open === field}
      onClick={() => setOpen(open === field ? undefined : field)}
    >
      <i className={css[mark]} aria-hidden="true" />
      <span className={css['label']}>{label}</span>
      <span className={nameOf(place) === undefined ? css['empty'] : css['value']}>{nameOf(place) ?? texts.choose}</span>
    </button>
  );
  const labelOf = (field: Field) =>
    typeof field === 'number' ? fillWords(texts.stop, { count: field + 1 }) : texts[field];
  const isComplete =
    nameOf(way.from) !== undefined &&
    nameOf(way.to) !== undefined &&
    way.via.every((place) => nameOf(place) !== undefined);
  const target = href(result)?.split('?')[0] ?? '';
  const chosen = { ...way, mode: form.noStairs ? ('step-free' as const) : way.mode };
  return (
    <div className={css['place']}>
      <div className={`card ${css['form']}`}>
        <ol className={css['fields']}>
          <li>{row('from', texts.from, way.from, 'start')}</li>
          {way.via.map((place, index) => (
            <li key={`${index} ${place}`}>
              {row(index, labelOf(index), place, 'stop')}
              <button
                type="button"
                className="iconbtn"
                aria-label={fillWords(texts.removeStop, { name: nameOf(place) ?? labelOf(index) })}
                onClick={() => {
                  form.choose(index, '');
                  close('to');
                }}
              >
                <Icon name="x" size="s" />
              </button>
            </li>
          ))}
          {typeof open === 'number' && open === way.via.length ? <li>{row(open, labelOf(open), '', 'stop')}</li> : null}
          <li>{row('to', texts.to, way.to, 'goal')}</li>
        </ol>
        <button type="button" className={`iconbtn ${css['swap']}`} aria-label={texts.swap} onClick={form.swap}>
          <Icon name="arrows-down-up" />
        </button>
      </div>
      {open === undefined ? null : (
        <PlacePicker
          key={open}
          id={`${id}-picker`}
          label={labelOf(open)}
          texts={texts}
          facilities={park.facilities}
          recent={
            open === 'to'
              ? recent.flatMap((place) => park.facilities.filter(({ facilityId }) => facilityId === place))
              : []
          }
          hasHere={open === 'from'}
          onChoose={(place) => choose(open, place)}
          onClose={() => close(open)}
        />
      )}
      <div className={css['options']}>
        <button
          type="button"
          className="btn btn--quiet btn--small"
          disabled={!form.canAddStop}
          onClick={() => setOpen(way.via.length)}
        >
          <Icon name="plus" size="s" />
          <span>{texts.addStop}</span>
        </button>
        <label className={css['check']}>
          <input type="checkbox" checked={form.noStairs} onChange={form.toggleStairs} />
          <span>
            <b>{texts.noStairs}</b>
            <small>{texts.noStairsHint}</small>
          </span>
        </label>
      </div>
      {isComplete ? (
        <div onClick={form.rememberDestination}>
          <CommandLink
            command={{ kind: 'go', to: changeQuery(target, {}, wayQuery(chosen)) }}
            className="btn btn--main btn--wide"
          >
            <Icon name="route" size="s" />
            <span>{texts.find}</span>
          </CommandLink>
        </div>
      ) : (
        <p className={css['missing']}>{texts.missing}</p>
      )}
    </div>
  );
}
