import { asRichNodes } from '#ui/content/rich-nodes.ts';
import type { WidgetProps } from '../define-widget.ts';
import { DisclosureList } from '../shared/disclosures/disclosure-list.tsx';
import css from './component.module.css';
import type { Settings } from './schema.ts';

export function Accordion({ settings }: WidgetProps<Settings>) {
  return (
    <div className={css['place']}>
      <DisclosureList
        items={settings.items.map(({ title, open, text, html }, key) => ({
          key,
          title,
          isOpen: open ?? false,
          text,
          nodes: html ? asRichNodes(html) : undefined,
        }))}
      />
    </div>
  );
}
