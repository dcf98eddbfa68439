import { Heading } from '#ui/content/heading.tsx';
import { Icon } from '#ui/media/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { fillText } from '../shared/facilities/facility-texts.ts';
import css from './component.module.css';
import type { KnownFacility } from './read.ts';
import type { Settings } from './schema.ts';

interface LimitsProps {
  readonly limits: KnownFacility['limits'];
  readonly texts: WidgetProps<Settings>['settings']['texts'];
}

/** Height and age limits as tiles, and other limits in a sentence. */
export function Limits({ limits: { heightMin, heightMax, ageMin, guardianBelow, notes }, texts }: LimitsProps) {
  const tiles = [
    ...(heightMin === undefined ? [] : [{ icon: 'user', text: fillText(texts.heightMin, { count: heightMin }) }]),
    ...(heightMax === undefined ? [] : [{ icon: 'user', text: fillText(texts.heightMax, { count: heightMax }) }]),
    ...(guardianBelow === undefined
      ? []
      : [{ icon: 'users', text: fillText(texts.guardian, { count: guardianBelow }) }]),
    ...(ageMin === undefined ? [] : [{ icon: 'calendar', text: fillText(texts.age, { count: ageMin }) }]),
  ];
  if (tiles.length === 0 && !notes) return null;
  return (
    <section>
      <Heading className="t-subhead">{texts.limits}</Heading>
      {tiles.length === 0 ? null : (
        <ul className={css['limits']}>
          {tiles.map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      {notes ? (
        <p className={css['notes']}>
          <Icon name="alert-circle" size="s" />
          <span>{notes}</span>
        </p>
      ) : null}
    </section>
  );
}
