import { Badge } from '#ui/content/badge.tsx';
import { Row } from '#ui/cards/row.tsx';
import { linked, Way, type VariantProps } from './entry.tsx';

/** Rows of a card: with icons or pictures, or each with a time in front. */
export function Rows({ items, isTimed }: VariantProps) {
  return (
    <ul className="card rows">
      {items.map((item, index) => (
        <li key={index}>
          <Row
            art={item.art}
            icon={item.icon}
            time={isTimed ? { at: item.time ?? '', note: item.label } : undefined}
            isNext={item.state === 'next'}
            title={item.title}
            text={item.text}
            badge={item.badge ? <Badge {...item.badge} /> : null}
            end={<Way command={item.action} />}
            wrap={linked(item.action)}
          />
        </li>
      ))}
    </ul>
  );
}
