import { artNames } from '#schemas/art-names.gen';
import { iconNames } from '#schemas/icon-names.gen';
import { useForm } from '../form-context.ts';
import type { FieldProps } from '../frame.tsx';
import { Picker } from './picker.tsx';

/** The sprite and the pictures of the site; their addresses may carry any mark. */
const iconAt = (name: string): string => `/icons/console.svg#${name}`;
const artAt = (theme: string, name: string): string => `/art/${theme}/console/${name}.svg`;

const spoken = (name: string): string => name.replaceAll('-', ' ');

/** An icon of the site as it is drawn there. */
export const SiteIcon = ({ name }: { readonly name: string }) => <svg className="ic form-site-icon" aria-hidden="true"><use href={iconAt(name)} /></svg>;

const knownIcons = new Set(iconNames);
const knownArt = new Set<string>(artNames);

export function IconField(props: FieldProps) {
  return (
    <Picker
      {...props}
      columns={4}
      optionsOf={() => iconNames.map((value) => ({ value, label: spoken(value), note: value, mark: <SiteIcon name={value} /> }))}
      nameOf={(value) => (knownIcons.has(value) ? spoken(value) : undefined)}
      markOf={(value) => <SiteIcon name={value} />}
    />
  );
}

/** A drawn picture, shown in the colours of the theme that the document's venue has. */
export function ArtField(props: FieldProps) {
  const { theme } = useForm();
  const thumbnail = (name: string) => <img className="form-art" src={artAt(theme, name)} alt="" loading="lazy" decoding="async" />;
  return (
    <Picker
      {...props}
      columns={3}
      optionsOf={() => artNames.map((value) => ({ value, label: spoken(value), note: value, mark: thumbnail(value) }))}
      nameOf={(value) => (knownArt.has(value) ? spoken(value) : undefined)}
      markOf={thumbnail}
    />
  );
}
