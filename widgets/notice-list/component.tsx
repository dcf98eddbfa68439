import { changeQuery } from '#ui/navigation/change-query.ts';
import { Note } from '#ui/content/note.tsx';
import { useFocusOnPageChange } from '#ui/navigation/use-focus-on-page-change.ts';
import type { WidgetProps } from '../define-widget.ts';
import { PageLinks } from '../shared/paging/paging-links.tsx';
import { CommandLink, useWidgetPort } from '../port.tsx';
import css from './component.module.css';
import { Filters } from './filters.tsx';
import { NoticeRow, WaitingRows } from './notice-row.tsx';
import { listAddress, readNotices } from './read.ts';
import type { Settings } from './schema.ts';

/** The most notices in an answer; a list of more has pages. */
const LARGEST = 100;

export function NoticeList({ settings, data }: WidgetProps<Settings>) {
  const { variant, count, paging = 'more', texts, detail } = settings;
  const { frame, text } = useWidgetPort();
  const notices = readNotices(data['notices']);
  const { category } = frame.query ?? {};
  const isFull = variant === 'full';
  const listTop = useFocusOnPageChange<HTMLUListElement>(paging === 'pages' ? (frame.query?.['page'] ?? '') : '');

  if (notices === 'failed') {
    return (
      <div className={css['place']}>
        <Note icon="cloud" text={text('failed')}>
          <CommandLink
            command={{ kind: 'go', to: changeQuery(frame.path, frame.query, {}) }}
            className="btn btn--line btn--small"
          >
            {text('retry')}
          </CommandLink>
        </Note>
      </div>
    );
  }
  if (notices === 'waiting') {
    return (
      <div className={css['place']} aria-busy="true">
        <WaitingRows count={count} hasFilters={isFull} label={text('loading')} />
      </div>
    );
  }
  const { list, ctgryList, totalCnt, pageNo, pageSize } = notices;
  return (
    <div className={css['place']}>
      {isFull && ctgryList.length > 1 ? <Filters categories={ctgryList} texts={texts} /> : null}
      {list.length === 0 ? <Note icon="speakerphone" text={texts.empty} /> : null}
      <ul ref={listTop} tabIndex={-1} className={css['list']}>
        {list.map((notice) => (
          <NoticeRow
            key={notice.publctId}
            notice={notice}
            categories={ctgryList}
            detail={detail}
            pinned={isFull ? texts.pinned : undefined}
          />
        ))}
      </ul>
      {isFull && (paging === 'pages' || pageSize >= LARGEST) ? (
        <div className={css['more']}>
          <PageLinks totalCnt={totalCnt} pageSize={pageSize} pageNo={pageNo} />
        </div>
      ) : null}
      {isFull && paging === 'more' && pageSize < LARGEST && texts.more && list.length < totalCnt ? (
        <CommandLink
          command={{
            kind: 'go',
            to: listAddress(frame.path, { category, size: String(Math.min(pageSize + count, LARGEST)) }),
          }}
          className={`btn btn--quiet btn--wide ${css['more']}`}
        >
          <span>{`${texts.more} `}</span>
          <span className="muted num">{`${list.length} / ${totalCnt}`}</span>
        </CommandLink>
      ) : null}
    </div>
  );
}
