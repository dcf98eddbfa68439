import type { RefObject } from 'react';
import type { Change } from '../../content/diff/index.ts';
import { titleOf } from '../content/tree/site-tree.ts';
import { usePeople } from '../session/people.ts';
import { useDocs, useNames } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { documentsOf } from './fields.ts';
import { compareStrings } from './strings.ts';

const looks: Readonly<Record<string, readonly [icon: string, tone: string]>> = {
  added: ['plus', 'ok'],
  removed: ['trash', 'bad'],
  moved: ['arrows-move-horizontal', ''],
  hidden: ['eye-off', 'warn'],
  shown: ['eye', 'ok'],
  renamed: ['heading', 'accent'],
  reworded: ['language', 'accent'],
  blocked: ['lock', 'warn'],
  opened: ['circle-check', 'ok'],
  preparing: ['clock', 'warn'],
  redirected: ['link', ''],
  scheduled: ['calendar', ''],
  unscheduled: ['calendar', ''],
  recoloured: ['palette', 'accent'],
};

interface ChangeListProps {
  readonly ref: RefObject<HTMLOListElement | null>;
  readonly changes: readonly Change[];
  readonly index: number;
  readonly to: string;
  /** Omit the name when a single document is compared. */
  readonly doc: string | undefined;
  readonly onSelect: (index: number) => void;
}

/** Changes as sentences, with their author and time. */
export function ChangeList({ ref, changes, index, to, doc, onSelect }: ChangeListProps) {
  const words = useWords(compareStrings);
  const texts = useTexts();
  const { language } = useLanguage();
  const docs = useDocs();
  const names = useNames();
  const nameOf = usePeople();
  return (
    <ol ref={ref} className="compare-list">
      {changes.map((change, place) => {
        const [icon, tone] = looks[change.kind] ?? ['edit', ''];
        const key = documentsOf(change)[0] ?? '';
        const known = docs.get(key);
        const whose = to === 'drafts' && known?.isDraft === true ? known : undefined;
        return (
          <li key={place}>
            <button
              type="button"
              className="compare-change"
              aria-current={place === index}
              onClick={() => onSelect(place)}
            >
              <span className={`tile ${tone}`}>
                <Icon name={icon} size="s" />
              </span>
              <span className="grow">
                <span>{change.text[language]}</span>
                <span className="small muted line">
                  <span>
                    {[
                      doc !== undefined || known === undefined ? '' : titleOf(known, { names, texts, language }),
                      whose?.author === undefined ? '' : nameOf(whose.author),
                    ]
                      .filter((part) => part !== '')
                      .join(' · ')}
                  </span>
                  {whose?.updatedAt === undefined ? null : (
                    <>
                      <span> · </span>
                      <RelativeTime at={whose.updatedAt} />
                    </>
                  )}
                </span>
              </span>
              {place === index ? <span className="badge draft">{words.selected}</span> : null}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
