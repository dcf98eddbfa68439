import { dot } from '#ui/content/dot.ts';
import { Heading } from '#ui/content/heading.tsx';
import { Words } from '#ui/content/words.tsx';
import { Note } from '#ui/content/note.tsx';
import { Art } from '#ui/media/art.tsx';
import { Icon } from '#ui/media/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { distanceText } from '../shared/ways/distance-text.ts';
import { legsOf, placesOfStops, readStops, walkMinutes } from '../shared/stops/course-legs.ts';
import { isOpen } from '../shared/facilities/facility-now.ts';
import { stateText } from '../shared/facilities/facility-texts.ts';
import { useFacilityNow } from '../shared/park/park-screen.tsx';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { fieldText, readRecord } from '../shared/records/read-records.ts';
import { RecordActions } from '../shared/records/record-actions.tsx';
import { StopMap } from '../shared/stops/stop-map.tsx';
import { useFacilityStates } from '../shared/facilities/use-facility-states.ts';
import { useWays } from '../shared/ways/use-ways.ts';
import { fillWords, readPark } from '../shared/ways/way.ts';
import css from './component.module.css';
import type { Settings } from './schema.ts';

/** A course on the map, with walking, waiting and staying as they are now. */
export function CourseRoute({ id: own, settings, data }: WidgetProps<Settings>) {
  const { list, isPart = false, actions = [], state, texts } = settings;
  const { text } = useWidgetPort();
  const nowOf = useFacilityNow(useFacilityStates());
  const course = readRecord(data['course'], 'course');
  const park = readPark(data);
  const known = typeof park === 'string' ? undefined : park;
  const ways = useWays(known?.map, known?.graph);
  const stopList = typeof course === 'string' ? undefined : course['stopList'];
  const stops = placesOfStops(readStops(stopList), known?.facilities ?? []);
  const places = stops.map(({ place }) => place);
  const legs = legsOf(ways, places);
  if (course === 'waiting')
    return (
      <div className={css['place']} aria-busy="true">
        <span className="sr">{text('loading')}</span>
        <div className={`skeleton ${css['waiting']}`} />
      </div>
    );
  if (course === 'missing')
    return (
      <div className={css['place']}>
        <Note icon="route" text={texts.hiddenCourse}>
          <CommandLink command={list} className="btn btn--line btn--small">
            {texts.toList}
          </CommandLink>
        </Note>
      </div>
    );
  if (course === 'failed')
    return (
      <div className={css['place']}>
        <Note icon="cloud" text={text('failed')}>
          <CommandLink command={{ kind: 'refresh' }} className="btn btn--line btn--small">
            {text('retry')}
          </CommandLink>
        </Note>
      </div>
    );

  const minutes = (count: number): string =>
    count < 60
      ? fillWords(texts.minutes, { count })
      : fillWords(texts.hours, { count: Math.floor(count / 60), minutes: count % 60 });
  const waits = places.map((place) => {
    const now = nowOf(place);
    return { now, minutes: now.kind === 'wait' ? now.minutes : 0 };
  });
  const walk = legs.reduce((sum, leg) => sum + (leg === undefined ? 0 : walkMinutes(leg.seconds)), 0);
  const wait = waits.reduce((sum, one) => sum + one.minutes, 0);
  const stay = stops.reduce((sum, one) => sum + one.minutes, 0);
  // While nothing is known to be open, nobody goes now.
  const isNow = waits.some(({ now }) => isOpen(now) && now.kind !== 'hours');
  const total = minutes(walk + wait + stay);
  const metres = Math.round(legs.reduce((sum, leg) => sum + (leg?.metres ?? 0), 0) / 10) * 10;
  const [title, note, by, status, picture] = ['title', 'note', 'nickName', 'statusCd', 'pictureUrl'].map((field) =>
    fieldText(course, field),
  );
  const isMember = fieldText(course, 'kindCd') === 'MEMBER';
  const badge = status === 'HIDDEN' ? texts.hiddenCourse : isMember && status !== 'SHARED' ? texts.draft : '';
  return (
    <div className={css['place']}>
      {known === undefined ? (
        <div className={`skeleton ${css['waiting']}`} aria-busy={park === 'waiting'} />
      ) : (
        <StopMap
          label={texts.map}
          layersLabel={texts.layers}
          noPicture={texts.noPicture}
          map={known.map}
          stops={places}
          legs={legs}
          onChoose={(id) => document.getElementById(`${own}-${id}`)?.scrollIntoView({ block: 'center' })}
        />
      )}
      {picture && !isPart ? <Art name={picture} className={css['picture'] ?? ''} /> : null}
      <div className={css['head']}>
        {badge === '' ? null : (
          <p>
            <span className="tag">{badge}</span>
          </p>
        )}
        {isPart ? null : (
          <Heading className="t-heading">
            <Words text={title ?? ''} />
          </Heading>
        )}
        {note === '' || isPart ? null : (
          <p className={css['note']}>
            <Words text={note ?? ''} />
          </p>
        )}
        <p className={css['sum']}>
          {[
            fillWords(texts.stops, { count: stops.length }),
            ...(metres > 0 ? [distanceText(metres, texts)] : []),
            isNow ? fillWords(texts.now, { name: total }) : total,
          ].join(dot)}
        </p>
        {by === '' ? null : (
          <p className={css['note']}>
            <Words text={fillWords(texts.by, { name: by ?? '' })} />
          </p>
        )}
      </div>
      <dl className={`card ${css['sums']}`}>
        {(
          [
            [texts.walk, walk],
            [texts.wait, wait],
            [texts.stay, stay],
          ] as const
        ).map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{minutes(count)}</dd>
          </div>
        ))}
      </dl>
      <ol className={css['stops']}>
        {stops.map(({ place, minutes: stays }, index) => {
          const leg = legs[index];
          const now = waits[index]?.now;
          return (
            <li key={place.facilityId} id={`${own}-${place.facilityId}`}>
              <span className={`num ${css['number']}`} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <p className="t-subhead">{place.name}</p>
                <p className={css['note']}>
                  {[place.areaNm, `${texts.stay} ${minutes(stays)}`].filter(Boolean).join(dot)}
                </p>
                {leg === undefined ? null : (
                  <p className={css['leg']}>
                    <Icon name="walk" size="s" />
                    <span>
                      {[minutes(walkMinutes(leg.seconds)), distanceText(Math.round(leg.metres / 10) * 10, texts)].join(
                        dot,
                      )}
                    </span>
                  </p>
                )}
              </div>
              {now === undefined || now.kind === 'unknown' || now.kind === 'hours' ? null : (
                <p
                  className={`num ${css['now']}`}
                >{`${now.kind === 'wait' ? `${texts.wait} ` : ''}${stateText(now, state)}`}</p>
              )}
            </li>
          );
        })}
      </ol>
      {isNow ? (
        <p className={`${css['note']} ${css['asOf']}`}>
          <Icon name="clock" size="s" />
          <span>{texts.asOfNow}</span>
        </p>
      ) : null}
      <RecordActions actions={actions} record={course} name={title ?? ''} className={css['actions']} />
    </div>
  );
}
