import type { NoticeList } from '#schemas/calls/contents/answers';
import type { Command } from '#schemas/command';
import { Badge } from '#ui/content/badge.tsx';
import { DateText } from '#ui/content/date-text.tsx';
import { Heading } from '#ui/content/heading.tsx';
import { CommandLink } from '../port.tsx';
import css from './component.module.css';

interface NoticeRowProps {
  readonly notice: NoticeList['list'][number];
  readonly categories: NoticeList['ctgryList'];
  readonly detail: Command | undefined;
  /** Word on a pinned notice; without it, pinned ones look like the others. */
  readonly pinned: string | undefined;
}

// A category keeps its colour as long as the list of categories keeps its order; the word tells it apart, not the colour.
const tones = ['plain', 'second', 'accent', 'wait'] as const;

export function NoticeRow({ notice, categories, detail, pinned }: NoticeRowProps) {
  const isPinned = pinned !== undefined && notice.pinYn === 'Y';
  const at = categories.findIndex(({ ctgryCd }) => ctgryCd === notice.ctgryCd);
  const words = (
    <>
      {isPinned ? (
        <Badge tone="accent" icon="speakerphone" text={pinned} />
      ) : notice.ctgryNm ? (
        <Badge tone={tones[Math.max(at, 0) % tones.length]} text={notice.ctgryNm} />
      ) : null}
      <Heading className={css['title']}>{notice.title}</Heading>
      <DateText value={notice.publctDt} />
    </>
  );
  return (
    <li className={isPinned ? `${css['notice']} ${css['pinned']}` : css['notice']}>
      {detail ? (
        <CommandLink command={detail} item={notice} className={css['link']}>
          {words}
        </CommandLink>
      ) : (
        <div className={css['link']}>{words}</div>
      )}
    </li>
  );
}

interface WaitingRowsProps {
  readonly count: number;
  readonly hasFilters: boolean;
  readonly label: string;
}

/** Rows in their later size, so that nothing below them jumps. */
export function WaitingRows({ count, hasFilters, label }: WaitingRowsProps) {
  return (
    <>
      <span className="sr">{label}</span>
      {hasFilters ? (
        <div className={`rail ${css['filters']}`}>
          <span className="chip skeleton">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;</span>
          <span className="chip skeleton">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;</span>
        </div>
      ) : null}
      <ul>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className={css['notice']}>
            <div className={css['link']}>
              <span className="badge skeleton">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;</span>
              <p className={`skeleton ${css['line']}`}>&nbsp;</p>
              <span className="skeleton t-caption">2000.00.00</span>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
