import { asRichNodes } from '#ui/content/rich-nodes.ts';
import { RichText as Tree } from '#ui/content/rich-text.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink } from '../port.tsx';
import css from './component.module.css';
import type { Settings } from './schema.ts';

export function RichText({ settings }: WidgetProps<Settings>) {
  return (
    <div className={css['place']}>
      <Tree
        nodes={asRichNodes(settings.html)}
        link={(command, children, className) => (
          <CommandLink command={command} className={className}>
            {children}
          </CommandLink>
        )}
      />
    </div>
  );
}
