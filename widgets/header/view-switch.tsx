import type { Decoded } from '#schemas/command';
import { Icon } from '#ui/media/icon.tsx';
import { CommandLink, useWidgetPort } from '../port.tsx';
import type { Settings } from './settings.ts';

/** Leads to the other view of the page, which its address names; all else in the address stays. */
export function ViewSwitch({ toggle }: { readonly toggle: NonNullable<Decoded<Settings>['toggle']> }) {
  const { path, query = {} } = useWidgetPort().frame;
  const other = query[toggle.query] === toggle.second.value ? toggle.first : toggle.second;
  const to = `${path}?${new URLSearchParams({ ...query, [toggle.query]: other.value }).toString()}`;
  return (
    <CommandLink command={{ kind: 'go', to, replace: true }} className="iconbtn" label={other.label}>
      <Icon name={other.icon} />
    </CommandLink>
  );
}
