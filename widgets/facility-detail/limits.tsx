import { Heading } from '#ui/content/heading.tsx';
import { Icon } from '#ui/media/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { fillText } from '../facility-texts.ts';
import css from './component.module.css';
import type { KnownFacility } from './read.ts';
import type { Settings } from './schema.ts';

interface LimitsProps {
  readonly limits: KnownFacility['limits'];
  readonly texts: WidgetProps<Settings>['settings']['texts'];
}

/** Height, age and other limits as tiles. */
export function Limits({ limits: { heightMin, heightMax, ageMin, guardianBelow, notes }, texts }: LimitsProps) {
  const tiles = [
    ...(heightMin === undefined ? [] : [{ icon: 'user', text: fillText(texts.heightMin, { count: heightMin }) }]),
    ...(heightMax === undefined ? [] : [{ icon: 'user', text: fillText(texts.heightMax, { count: heightMax }) }]),
    ...(guardianBelow === undefined ? [] : [{ icon: 'users', text: fillText(texts.guardian, { count: guardianBelow }) }]),
    ...(ageMin === undefined ? [] : [{ icon: 'calendar', text: fillText(texts.age, { count: ageMin }) }]),
    ...(notes ? [{ icon: 'alert-circle', text: notes }] : []),
  ];
  if (tiles.length === 0) return null;
  return (
    <section>
      <Heading className="t-subhead">{texts.limits}</Heading>
      <ul className={css['limits']}>{tiles.map(({ icon, text }) => <li key={text}><Icon name={icon} /><span>{text}</span></li>)}</ul>
    </section>
  );
}
