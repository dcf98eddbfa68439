import { iconNames } from '#schemas/icon-names.gen';
import type { FieldProps } from '../frame.tsx';
import { Picker } from './picker.tsx';

/** The sprite of the site; its address may carry any mark. */
const iconAt = (name: string): string => `/icons/console.svg#${name}`;

const spoken = (name: string): string => name.replaceAll('-', ' ');

/** An icon of the site as it is drawn there. */
export const SiteIcon = ({ name }: { readonly name: string }) => (
  <svg className="ic form-site-icon" aria-hidden="true">
    <use href={iconAt(name)} />
  </svg>
);

const knownIcons = new Set(iconNames);

export function IconField(props: FieldProps) {
  return (
    <Picker
      {...props}
      columns={4}
      optionsOf={() =>
        iconNames.map((value) => ({ value, label: spoken(value), note: value, mark: <SiteIcon name={value} /> }))
      }
      nameOf={(value) => (knownIcons.has(value) ? spoken(value) : undefined)}
      markOf={(value) => <SiteIcon name={value} />}
    />
  );
}
