import type { RecordFields } from '../shared/answers/is-fields.ts';
import { Heading } from '#ui/content/heading.tsx';
import { dot } from '#ui/content/dot.ts';
import { Stars } from '#ui/content/stars.tsx';
import { Art } from '#ui/media/art.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { fieldText } from '../shared/records/read-records.ts';
import { fillText } from '../shared/texts/fill-text.ts';
import css from './component.module.css';
import type { ReportSettings } from './report-settings.ts';
import { numberOf, rowsOf } from './read-report.ts';

type Texts = ReportSettings['texts'];
interface Part {
  readonly record: RecordFields;
  readonly texts: Texts;
}

/** Places of the day in the order of the first time. */
export function Places({ record, texts }: Part) {
  const places = rowsOf(record, 'placeList');
  if (texts.places === undefined) return null;
  const [first, last] = [places[0], places.at(-1)];
  return (
    <section className={`card ${css['places']}`}>
      <div className={css['head']}>
        <Heading className="t-subhead">{texts.places}</Heading>
        {first === undefined || last === undefined || texts.walk === undefined ? null : (
          <p className="num">
            {fillText(texts.walk, { from: fieldText(first, 'placeTm'), until: fieldText(last, 'placeTm') })}
          </p>
        )}
      </div>
      {places.length === 0 ? (
        <p className={css['nothing']}>{texts.nothing}</p>
      ) : (
        <ol>
          {places.map((place, index) => {
            const [count, saved, art] = [
              numberOf(place, 'placeCnt'),
              numberOf(place, 'savedMin'),
              fieldText(place, 'imageNm'),
            ];
            const more = [
              fieldText(place, 'placeTm'),
              ...(count > 1 ? [fillText(texts.times, { count: String(count) })] : []),
              ...(saved > 0 && texts.savedHere !== undefined
                ? [fillText(texts.savedHere, { count: String(saved) })]
                : []),
            ];
            return (
              <li key={index}>
                <span className={css['thumb']}>
                  {art === '' ? <Icon name="map-pin" /> : <Art name={art} sizes="64px" />}
                </span>
                <span>
                  <b>{fieldText(place, 'facilityNm')}</b>
                  <span className="num">{more.join(dot)}</span>
                </span>
              </li>
            );
          })}
        </ol>
      )}
      {numberOf(record, 'stepCnt') > 0 || texts.noSteps === undefined ? null : (
        <p className={css['nothing']}>{texts.noSteps}</p>
      )}
    </section>
  );
}

/** Photos of a report. */
export function Photos({ record, texts }: Part) {
  const photos = rowsOf(record, 'photoList');
  return photos.length === 0 ? null : (
    <ul className={css['photos']}>
      {photos.map((photo, index) => (
        <li key={fieldText(photo, 'url')}>
          <Art name={fieldText(photo, 'url')} alt={fillText(texts.photo ?? '', { count: String(index + 1) })} />
        </li>
      ))}
    </ul>
  );
}

/** Own review of the day; nothing before it is written. */
export function Review({ record, texts }: Part) {
  const state = fieldText(record, 'reviewStateCd');
  if (state === 'NONE' || state === '' || texts.review === undefined) return null;
  const stars = numberOf(record, 'starCnt');
  const seen = state === 'HIDDEN' ? texts.hidden : fieldText(record, 'publicYn') === 'Y' ? texts.open : texts.closed;
  return (
    <section className={`card ${css['list']}`}>
      <Heading className="t-subhead">{texts.review}</Heading>
      <Stars count={stars} label={fillText(texts.stars ?? '', { count: String(stars) })} />
      {fieldText(record, 'reviewTxt') === '' ? null : <p className={css['words']}>{fieldText(record, 'reviewTxt')}</p>}
      <Photos record={record} texts={texts} />
      {seen === undefined ? null : <p className={css['nothing']}>{seen}</p>}
    </section>
  );
}
