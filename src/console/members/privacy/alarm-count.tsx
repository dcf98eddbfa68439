import type { AlarmsAnswer } from '#schemas/calls/privacy-desk/answers';
import { useFetch } from '../../settings/use-fetch.ts';
import { useWords } from '../../texts/use-texts.ts';
import { privacyStrings } from './strings.ts';

/** Number of alarms about bulk use that no privacy officer has seen, as a badge. Officers of some venues alone see none. */
export function AlarmCount() {
  const words = useWords(privacyStrings);
  const { answer } = useFetch<AlarmsAnswer>('/privacy/alarms');
  const count = answer?.alarms.length ?? 0;
  return count === 0 ? null : (
    <span className="count problems-rail">
      <span aria-hidden="true">{count}</span>
      <span className="sr">{words.unseen(count)}</span>
    </span>
  );
}
