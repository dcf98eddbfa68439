import type { MenuLeaf, MenuSection } from '#schemas/frame-model';
import { Icon } from '#ui/media/icon.tsx';
import { ExternalLinkIcon } from '#ui/navigation/external-link-icon.tsx';
import { CommandLink, useWidgetPort } from '../port.tsx';
import css from './menu-sections.module.css';

interface SectionsProps {
  readonly sections: readonly MenuSection[];
}

/** Top menus, each with its sub-items in two columns. */
export function MenuSections({ sections }: SectionsProps) {
  return sections.map(({ id, name, icon, command, items }) => (
    <section key={id} className={css['section']}>
      <h3 className="t-subhead">
        {icon ? <Icon name={icon} /> : null}
        {command ? (
          <CommandLink command={command} className={css['name']}>
            {name}
          </CommandLink>
        ) : (
          <span>{name}</span>
        )}
      </h3>
      <Leaves items={items} />
    </section>
  ));
}

/** Top menus of the footer, folded. */
export function MenuFolds({ sections }: SectionsProps) {
  if (sections.length === 0) return null;
  return (
    <div className={css['folds']}>
      {sections.map(({ id, name, command, items }) => (
        <details key={id}>
          <summary>
            <span>{name}</span>
            <Icon name="chevron-down" />
          </summary>
          <Leaves items={command ? [{ id, name, command }, ...items] : items} />
        </details>
      ))}
    </div>
  );
}

export function Leaves({ items }: { readonly items: readonly MenuLeaf[] }) {
  const { text, frame, href } = useWidgetPort();
  if (items.length === 0) return null;
  return (
    <ul className={css['leaves']}>
      {items.map(({ id, name, command }) => (
        <li key={id}>
          <CommandLink command={command} className={css['leaf']} current={href(command) === frame.path}>
            <span>{name}</span>
            <ExternalLinkIcon command={command} text={text('newWindow')} />
          </CommandLink>
        </li>
      ))}
    </ul>
  );
}
