import { useState } from 'react';
import type { NoticeList } from '#schemas/calls/contents/answers';
import { Icon } from '#ui/media/icon.tsx';
import { useLocalStorage } from '#ui/hooks/use-local-storage.ts';
import { completeWith, needed } from '../shared/answers/complete-answer.ts';
import type { DataState, WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { isFields } from '#widgets/shared/answers/is-fields';
import css from './component.module.css';
import type { Settings } from './schema.ts';

type Notice = NoticeList['list'][number];

/** Notices that were put away are kept up to this many; older ones are long gone from the list. */
const keptAtMost = 50;

/**
 * It lies over the page, so that nothing jumps when it goes, and comes a little later than the page: only this device knows what was put
 * away, and what was is gone before it would be seen.
 */
export function NoticeBar({ settings: { label, detail }, data }: WidgetProps<Settings>) {
  const { text } = useWidgetPort();
  const [kept, keep] = useLocalStorage('notices-put-away');
  // A device that keeps nothing still puts them away for this visit.
  const [gone, setGone] = useState<readonly string[]>([]);
  const away = [...(kept ?? '').split(' ').filter(Boolean), ...gone];
  const notice = noticesOf(data['notices']).find((one) => !away.includes(nameOf(one)));
  if (notice === undefined) return null;
  const putAway = () => {
    setGone([...gone, nameOf(notice)]);
    keep([...new Set([...away, nameOf(notice)])].slice(-keptAtMost).join(' '));
  };
  return (
    <aside aria-label={label} className={css['bar']}>
      <CommandLink command={detail} item={notice} className={css['link']}>
        <Icon name="speakerphone" size="s" />
        <span>{notice.title}</span>
      </CommandLink>
      <button type="button" className="iconbtn" aria-label={`${text('close')}: ${notice.title}`} onClick={putAway}>
        <Icon name="x" size="s" />
      </button>
    </aside>
  );
}

const nameOf = ({ publctTypeCd, publctId }: Notice) => `${publctTypeCd}-${publctId}`;

// The bar is its title.
const completeNotices = completeWith<Pick<NoticeList, 'list'>>({
  list: [
    {
      publctId: needed,
      publctTypeCd: '',
      title: needed,
      summary: '',
      ctgryCd: '',
      ctgryNm: '',
      pinYn: 'N',
      publctDt: '',
      imageNm: '',
    },
  ],
});

const noticesOf = (data: DataState | undefined): readonly Notice[] =>
  (data?.state === 'ready' && isFields(data.value) ? completeNotices(data.value)?.list : undefined) ?? [];
