import type { Decoded } from '#schemas/command';
import { Icon } from '#ui/media/icon.tsx';
import { changeQuery } from '#ui/navigation/change-query.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { HERE, wayQuery, type Way } from '../shared/ways/way.ts';
import css from './component.module.css';
import type { Settings } from './schema.ts';

interface FromToProps {
  readonly settings: Pick<Decoded<Settings>, 'texts' | 'form'>;
  readonly way: Way;
  readonly nameOf: (place: string) => string | undefined;
  readonly onSwap: () => void;
}

/** Start, stops and destination, as a link to the form. */
export function FromTo({ settings: { texts, form }, way, nameOf, onSwap }: FromToProps) {
  const { href, text } = useWidgetPort();
  const target = href(form)?.split('?')[0] ?? '';
  const places = [way.from, ...way.via, way.to];
  return (
    <div className={css['fromTo']}>
      <CommandLink command={{ kind: 'back' }} className={`iconbtn ${css['back']}`} label={text('back')}>
        <Icon name="arrow-left" />
      </CommandLink>
      <CommandLink command={{ kind: 'go', to: changeQuery(target, {}, wayQuery(way)) }} className={css['places']}>
        {places.map((place, index) => (
          <span key={index} className={css['row']}>
            <i
              className={index === 0 ? css['dot'] : index === places.length - 1 ? css['square'] : css['ring']}
              aria-hidden="true"
            />
            <span>{nameOf(place) ?? texts.noPlace}</span>
          </span>
        ))}
        <span className="sr">{texts.change}</span>
      </CommandLink>
      {way.from === HERE ? null : (
        <button type="button" className="iconbtn" aria-label={texts.swap} onClick={onSwap}>
          <Icon name="arrows-down-up" />
        </button>
      )}
    </div>
  );
}
