import type { NoticeList } from '#schemas/calls/contents/answers';
import type { Decoded } from '#schemas/command';
import { CommandLink, useWidgetPort } from '../port.tsx';
import css from './component.module.css';
import { listAddress } from './read.ts';
import type { Settings } from './schema.ts';

interface FiltersProps {
  readonly categories: NoticeList['ctgryList'];
  readonly texts: Decoded<Settings>['texts'];
}

/** Links, not state: a filtered list has its own address. */
export function Filters({ categories, texts }: FiltersProps) {
  const { frame } = useWidgetPort();
  const chosen = frame.query?.['category'] ?? '';
  const chips = [...(texts.all ? [{ ctgryCd: '', ctgryNm: texts.all }] : []), ...categories];
  return (
    <nav {...(texts.filter ? { 'aria-label': texts.filter } : {})}>
      <ul className={`rail ${css['filters']}`}>
        {chips.map(({ ctgryCd, ctgryNm }) => (
          <li key={ctgryCd}>
            <CommandLink
              command={{ kind: 'go', to: listAddress(frame.path, { category: ctgryCd }) }}
              className="chip"
              current={ctgryCd === chosen}
            >
              {ctgryNm}
            </CommandLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
