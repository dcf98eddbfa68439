import { dot } from '#ui/content/dot.ts';
import { useMemo, useRef, useState, type SubmitEvent } from 'react';
import { Note } from '#ui/content/note.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TickField } from '#ui/fields/tick-field.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { DockedActions } from '../shared/actions/docked-actions.tsx';
import { encodeCrop } from '../shared/pictures/crop.ts';
import { legsOf, placesOfStops, readStops, walkMinutes, type StopOf } from '../shared/stops/course-legs.ts';
import { distanceText } from '../shared/ways/distance-text.ts';
import { useFacilityNow } from '../shared/park/park-screen.tsx';
import { PictureChoice } from '../shared/pictures/picture-choice.tsx';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { fieldText, readRecord } from '../shared/records/read-records.ts';
import { isFields, type RecordFields } from '#widgets/shared/answers/is-fields';
import { StopEditor } from '../shared/stops/stop-editor.tsx';
import { usualStay } from '../shared/stops/stop-editor-texts.ts';
import { StopMap } from '../shared/stops/stop-map.tsx';
import { useChosenPicture } from '../shared/pictures/use-chosen-picture.ts';
import { useFacilityStates } from '../shared/facilities/use-facility-states.ts';
import { useWays } from '../shared/ways/use-ways.ts';
import { fillWords, readPark, type Park } from '../shared/ways/way.ts';
import css from './component.module.css';
import type { Settings } from './schema.ts';

const LEAST = { width: 640, height: 360 } as const;
const MOST_STOPS = 12;
const [TITLE, NOTE] = [30, 200];
const cut =
  (most: number) =>
  (raw: string): string =>
    Array.from(raw).slice(0, most).join('');

/** Loads the course to change, and then shows the editor. */
export function CourseEdit(props: WidgetProps<Settings>) {
  const { text, frame } = useWidgetPort();
  const asked = (frame.query?.['id'] ?? '') !== '';
  const park = readPark(props.data);
  const course = asked ? readRecord(props.data['course'], 'course') : undefined;
  if (park === 'waiting' || course === 'waiting')
    return (
      <div className={css['place']} aria-busy="true">
        <span className="sr">{text('loading')}</span>
        <div className={`skeleton ${css['waiting']}`} />
      </div>
    );
  if (park === 'failed' || typeof course === 'string')
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
    <Editor key={course === undefined ? '' : fieldText(course, 'courseId')} {...props} park={park} course={course} />
  );
}

function Editor({
  id,
  settings,
  park,
  course,
}: WidgetProps<Settings> & { readonly park: Park; readonly course: RecordFields | undefined }) {
  const { operation, body, onSuccess, stays, picture, texts } = settings;
  const port = useWidgetPort();
  const ways = useWays(park.map, park.graph);
  const nowOf = useFacilityNow(useFacilityStates());
  const read = (field: string) => (course === undefined ? '' : fieldText(course, field));
  const [stops, setStops] = useState<readonly StopOf[]>(() =>
    readStops(course?.['stopList']).map(({ facilityId, minutes }) => ({ facilityId, minutes })),
  );
  const [title, setTitle] = useState(read('title'));
  const [note, setNote] = useState(read('note'));
  const [isShared, setIsShared] = useState(read('statusCd') === 'SHARED');
  const chosen = useChosenPicture(LEAST);
  // Path of the stored picture; empty without one or once it is removed.
  const [stored, setStored] = useState(read('pictureUrl'));
  const [fault, setFault] = useState<{ readonly field: 'title' | 'stops' | 'picture'; readonly text: string }>();
  const [isSending, setIsSending] = useState(false);
  const sending = useRef(false);
  const placed = useMemo(() => placesOfStops(stops, park.facilities), [stops, park]);
  const places = useMemo(() => placed.map(({ place }) => place), [placed]);
  const legs = useMemo(() => legsOf(ways, places), [ways, places]);
  const minutes = (count: number): string =>
    count < 60
      ? fillWords(texts.minutes, { count })
      : fillWords(texts.hours, { count: Math.floor(count / 60), minutes: count % 60 });
  const waitOf = (index: number): number => {
    const place = places[index];
    const now = place === undefined ? undefined : nowOf(place);
    return now?.kind === 'wait' ? now.minutes : 0;
  };
  const walkTo = (index: number): number => walkMinutes(legs[index - 1]?.seconds ?? 0);
  const total = stops.reduce((sum, stop, index) => sum + stop.minutes + waitOf(index) + walkTo(index), 0);
  const metres = Math.round(legs.reduce((sum, leg) => sum + (leg?.metres ?? 0), 0) / 10) * 10;
  const add = (facilityId: string): void => {
    const place = park.facilities.find((one) => one.facilityId === facilityId);
    if (place === undefined || stops.length >= MOST_STOPS || stops.some((one) => one.facilityId === facilityId)) return;
    setFault(undefined);
    setStops([...stops, { facilityId, minutes: usualStay(stays, place.faciltCateKindCd) }]);
  };
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (sending.current) return;
    if (title.trim() === '') {
      document.getElementById(`${id}-title`)?.focus();
      return setFault({ field: 'title', text: port.text('fieldRequired') });
    }
    if (stops.length < 2) return setFault({ field: 'stops', text: texts.fewStops });
    sending.current = true;
    setIsSending(true);
    await send().finally(() => {
      sending.current = false;
      setIsSending(false);
    });
  };
  /** Uploads the chosen picture. Returns the value that says which picture the course gets; undefined after a fault. */
  const uploaded = async (): Promise<{ readonly fileId?: string } | undefined> => {
    if (picture === undefined || chosen.chosen === undefined)
      return stored === read('pictureUrl') ? {} : { fileId: '' };
    const file = await encodeCrop(chosen.chosen.image, chosen.chosen.frame, chosen.chosen.crop);
    const sent = file === null ? undefined : await port.submit(picture.upload, { purpose: 'COURSE', file });
    const fileId = sent?.state === 'done' && isFields(sent.data) ? fieldText(sent.data, 'fileId') : '';
    if (fileId !== '') return { fileId };
    setFault({ field: 'picture', text: sent?.state === 'refused' ? sent.message : picture.texts.unreadable });
    return undefined;
  };
  const send = async (): Promise<void> => {
    const file = await uploaded();
    if (file === undefined) return;
    const ended = await port.submit(operation, {
      ...body,
      ...(course === undefined ? {} : { courseId: read('courseId') }),
      title,
      note,
      ...file,
      stopList: stops,
      statusCd: isShared ? 'SHARED' : 'DRAFT',
    });
    if (ended.state !== 'done')
      return setFault(ended.state === 'refused' ? { field: 'stops', text: ended.message } : undefined);
    const saved = readRecord({ state: 'ready', value: ended.data }, 'course');
    port.say(texts.saved);
    port.run(onSuccess, { courseId: typeof saved === 'string' ? '' : fieldText(saved, 'courseId') });
  };
  return (
    <form noValidate className={css['place']} onSubmit={(event) => void onSubmit(event)}>
      <TextField
        id={`${id}-title`}
        label={texts.name}
        value={title}
        error={fault?.field === 'title' ? fault.text : undefined}
        isRequired
        autoComplete="off"
        most={TITLE}
        clean={cut(TITLE)}
        onType={(value) => {
          setTitle(value);
          setFault(undefined);
        }}
      />
      <StopMap
        label={texts.map}
        layersLabel={texts.layers}
        noPicture={texts.noPicture}
        map={park.map}
        stops={places}
        legs={legs}
        others={park.facilities}
        onChoose={add}
      />
      <StopEditor
        id={`${id}-stops`}
        texts={texts}
        facilities={park.facilities}
        stops={stops}
        most={MOST_STOPS}
        note={(stop, index) =>
          [
            index > 0 && legs[index - 1] !== undefined ? `${texts.walk} ${minutes(walkTo(index))}` : '',
            waitOf(index) > 0 ? `${texts.wait} ${minutes(waitOf(index))}` : '',
            `${texts.stay} ${minutes(stop.minutes)}`,
          ]
            .filter(Boolean)
            .join(dot)
        }
        onChange={setStops}
        onAdd={add}
      />
      <TextField
        id={`${id}-note`}
        label={texts.about}
        value={note}
        isLong
        optional={port.text('fieldOptional')}
        autoComplete="off"
        most={NOTE}
        clean={cut(NOTE)}
        onType={setNote}
      />
      {picture === undefined ? null : (
        <PictureChoice
          id={`${id}-picture`}
          picture={chosen}
          stored={stored}
          texts={picture.texts}
          fault={fault?.field === 'picture' ? fault.text : ''}
          onFault={(found) => setFault(found === '' ? undefined : { field: 'picture', text: found })}
          onRemove={() => setStored('')}
        />
      )}
      <TickField id={`${id}-share`} label={texts.shareIt} isTicked={isShared} onTick={setIsShared} />
      <p role="alert" className={css['fault']}>
        {fault?.field === 'stops' ? fault.text : ''}
      </p>
      <DockedActions>
        <p role="status" className={css['total']}>
          {[
            fillWords(texts.total, { name: minutes(total), count: stops.length }),
            ...(metres > 0 ? [distanceText(metres, texts)] : []),
          ].join(dot)}
        </p>
        <button type="submit" className="btn btn--main" {...(isSending ? { 'aria-disabled': true } : {})}>
          {texts.submit}
        </button>
      </DockedActions>
    </form>
  );
}
