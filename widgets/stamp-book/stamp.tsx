import type { Command, Decoded } from '#schemas/command';
import type { EventState } from '#schemas/calls/events/answers';
import { Icon } from '#ui/media/icon.tsx';
import { CommandLink } from '../port.tsx';
import { fillWords } from '../shared/ways/way.ts';
import css from './component.module.css';
import type { Settings } from './schema.ts';

interface StampProps {
  readonly stamp: EventState['stampList'][number];
  readonly number: number;
  /** Collected while the page is open: it is stamped before the visitor's eyes. */
  readonly isNew: boolean;
  readonly place: Command | undefined;
  /** Minutes to walk, where they are known. */
  readonly minutes: number | undefined;
  readonly texts: Decoded<Settings>['texts'];
}

/** One place of the book: a number until it is stamped. */
export function Stamp({
  stamp: { stampNm, iconNm, wayCd, facilityId, placeNm, doneYn },
  number,
  isNew,
  place,
  minutes,
  texts,
}: StampProps) {
  const isDone = doneYn === 'Y';
  const way = wayCd === 'RIDE' ? texts.ride : wayCd === 'VISIT' ? texts.visit : placeNm || texts.open;
  const walk =
    isDone || minutes === undefined || texts.walk === undefined ? '' : fillWords(texts.walk, { count: minutes });
  const content = (
    <>
      <span
        className={css['circle']}
        data-look={isDone ? (number % 2 === 0 ? 'second' : 'accent') : 'open'}
        {...(isNew ? { 'data-new': '' } : {})}
        aria-hidden="true"
      >
        {isDone ? <Icon name={iconNm || 'rosette-discount'} size="l" /> : <b className="num">{number}</b>}
      </span>
      <b className={css['name']}>{stampNm}</b>
      <span className={css['state']}>{isDone ? texts.done : way}</span>
      {walk === '' ? null : <span className={css['state']}>{walk}</span>}
    </>
  );
  return (
    <li>
      {place === undefined || facilityId === '' ? (
        <div className={css['stamp']}>{content}</div>
      ) : (
        <CommandLink command={place} item={{ facilityId }} className={css['stamp']}>
          {content}
        </CommandLink>
      )}
    </li>
  );
}
