import { useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import type { MessageRows } from './use-message-rows.ts';
import { messageStrings } from './strings.ts';

/** What of the texts is shown, and in which order. */
export function MessageFilters({ wish, setWish, missing, changed }: Pick<MessageRows, 'wish' | 'setWish' | 'missing' | 'changed'>) {
  const words = useWords(messageStrings);
  const filter = (only: 'missing' | 'changed'): void => setWish({ ...wish, only: wish.only === only ? 'all' : only });
  return (
    <div className="messages-filters">
      <label className="input s"><Icon name="search" size="s" /><span className="sr">{words.search}</span><input className="bare" type="search" placeholder={words.search} value={wish.query} onChange={(event) => setWish({ ...wish, query: event.target.value })} /><kbd>/</kbd></label>
      <SegmentedControl label={words.order} value={wish.order} onChange={(order) => setWish({ ...wish, order })} options={[{ value: 'missing', label: words.missingFirst }, { value: 'key', label: words.byKey }]} />
      <span className="grow" />
      <button type="button" className="btn s" aria-pressed={wish.only === 'missing'} onClick={() => filter('missing')}>{words.missing} <span className={missing === 0 ? 'count soft' : 'count'}>{missing}</span></button>
      <button type="button" className="btn s" aria-pressed={wish.only === 'changed'} onClick={() => filter('changed')}>{words.changed} <span className="count soft">{changed}</span></button>
    </div>
  );
}

interface MessageStripProps {
  readonly missing: number;
  readonly onNext: () => void;
}

/** How many texts a language lacks, and the way to the next. */
export function MessageStrip({ missing, onNext }: MessageStripProps) {
  const words = useWords(messageStrings);
  return (
    <div className="strip">
      {missing === 0 ? <span className="row"><Icon name="circle-check" size="s" />{words.noMissing}</span> : <span className="row bad strong"><Icon name="alert-triangle" size="s" />{words.countMissing(missing)}</span>}
      <span className="grow" />
      <span className="muted hide-m"><kbd>↵</kbd> {words.edit} <kbd>Tab</kbd> {words.next} <kbd>Esc</kbd> {words.leave}</span>
      <button type="button" className="btn s" disabled={missing === 0} onClick={onNext}>{words.nextMissing} <kbd>F8</kbd></button>
    </div>
  );
}
