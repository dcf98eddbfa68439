import { Art } from '#ui/media/art.tsx';
import { Heading, PageTitle } from '#ui/content/heading.tsx';
import { Icon } from '#ui/media/icon.tsx';
import type { VenueCard } from '#schemas/frame-model';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { fillFactsFrom } from '../shared/facts/read-facts.ts';
import css from './component.module.css';
import type { Settings } from './schema.ts';

export function VenueList({ settings, data }: WidgetProps<Settings>) {
  const { variant, title, note } = settings;
  const venues = fillFactsFrom(useWidgetPort().frame.venues, data);
  const Card = variant === 'pictures' ? Door : Line;
  return (
    <div className={css['place']}>
      {title || note ? (
        <div className={css['intro']}>
          {title ? <PageTitle className={`t-title ${css['title']}`}>{title}</PageTitle> : null}
          {note ? <p>{note}</p> : null}
        </div>
      ) : null}
      <ul className={variant === 'pictures' ? css['doors'] : 'card rows'}>
        {venues.map((venue) => (
          <li key={venue.code}>
            <Card venue={venue} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A venue in its own colours: on this page four themes stand side by side. */
function Door({ venue }: { readonly venue: VenueCard }) {
  return (
    <div data-theme={venue.theme} className={css['own']}>
      <CommandLink command={{ kind: 'venue', venue: venue.code, to: venue.to }} className={css['door']}>
        <Art name={venue.art} theme={venue.theme} eager />
        <div>
          <Heading className={`t-heading ${css['name']}`}>{venue.name}</Heading>
          <p>{venue.tagline}</p>
        </div>
        {venue.chip ? (
          <span className={`${css['chip']} num`}>
            <i className="dot dot--ok" />
            <span>{venue.chip}</span>
          </span>
        ) : null}
      </CommandLink>
    </div>
  );
}

function Line({ venue }: { readonly venue: VenueCard }) {
  return (
    <CommandLink command={{ kind: 'venue', venue: venue.code, to: venue.to }} className={`row ${css['line']}`}>
      <span data-theme={venue.theme} className={`row__badge ${css['mark']}`}>
        <Icon name={venue.mark} />
      </span>
      <div>
        <Heading className={css['name']}>{venue.name}</Heading>
        <p>{venue.chip ?? venue.tagline}</p>
      </div>
      <Icon name="chevron-right" size="s" />
    </CommandLink>
  );
}
