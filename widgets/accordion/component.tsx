import { Heading, Subheadings } from '#ui/content/heading.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { asRichNodes } from '#ui/content/rich-nodes.ts';
import { RichText } from '#ui/content/rich-text.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink } from '../port.tsx';
import css from './component.module.css';
import type { Settings } from './schema.ts';

export function Accordion({ settings }: WidgetProps<Settings>) {
  return (
    <div className={css['place']}>
      <div className={`card rows ${css['list']}`}>
        {settings.items.map((item, index) => (
          <details key={index} open={item.open ?? false}>
            <summary>
              <Heading className={css['title']}>{item.title}</Heading>
              <Icon name="chevron-down" size="s" />
            </summary>
            <div className={css['body']}>
              {item.text ? <p>{item.text}</p> : null}
              {item.html ? (
                <Subheadings>
                  <RichText
                    nodes={asRichNodes(item.html)}
                    link={(command, children, className) => (
                      <CommandLink command={command} className={className}>
                        {children}
                      </CommandLink>
                    )}
                  />
                </Subheadings>
              ) : null}
            </div>
          </details>
        ))}
      </div>
    </div>
  );
}
