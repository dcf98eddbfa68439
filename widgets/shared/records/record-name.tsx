import type { Elements } from '#ui/elements.ts';
import { useHasForeignKorean, Words } from '#ui/content/words.tsx';

interface RecordName {
  /** Accessible name of a control with this label; undefined if its content says it. */
  readonly labelOf: (label: string) => string | undefined;
  /** Follows the label in the content. */
  readonly after: Elements;
}

/** Names the controls of a record after the record. An attribute cannot mark a language, so Korean on other pages is hidden text. */
export const useRecordName = (name: string): RecordName =>
  useHasForeignKorean(name)
    ? {
        labelOf: () => undefined,
        after: (
          <span className="sr">
            <Words text={`, ${name}`} />
          </span>
        ),
      }
    : { labelOf: (label) => `${label}, ${name}`, after: null };
