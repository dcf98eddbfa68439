import { StateChip } from '#ui/content/state-chip.tsx';
import type { DataState } from '../../define-widget.ts';
import { hoursText, openingNow, openingWords, todayOf, type OpeningTexts } from './opening-now.ts';
import { useNow } from './park-screen.tsx';
import { readOperations } from './read-park.ts';

interface OpeningChipProps {
  readonly operations: DataState | undefined;
  readonly texts: OpeningTexts;
  /** Shows the hours while the venue opens today, in place of the time that is left. */
  readonly isBrief?: boolean;
}

/** Says whether the venue is open. The server knows no clock of the visitor, so its markup has the hours only. */
export function OpeningChip({ operations, texts, isBrief = false }: OpeningChipProps) {
  const now = useNow();
  const days = readOperations(operations);
  const today = typeof days === 'string' ? undefined : todayOf(days, now);
  if (typeof days === 'string' || today === undefined) return null;
  if (now === undefined) return <StateChip label={texts.today} value={hoursText(today) || texts.closed} />;
  const state = openingNow(days, now);
  const { label, value, tone } = openingWords(state, texts);
  return <StateChip label={label} value={isBrief && 'minutes' in state ? hoursText(today) : value} tone={tone} />;
}
