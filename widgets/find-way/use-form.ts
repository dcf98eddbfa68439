import { useState } from 'react';
import { MAX_STOPS } from '#wayfinding';
import { useLocalStorage } from '#ui/hooks/use-local-storage.ts';
import { changeQuery } from '#ui/navigation/change-query.ts';
import { useWidgetPort } from '../port.tsx';
import {
  addRecent,
  HERE,
  NO_STAIRS_KEY,
  readRecent,
  readWay,
  recentKey,
  wayQuery,
  type Way,
} from '../shared/ways/way.ts';

/** A field of the form: `from`, `to` or the number of a stop. */
export type Field = 'from' | 'to' | number;

/** Values of the form. The address follows each change without a new entry of the history. */
export function useForm() {
  const { frame, run } = useWidgetPort();
  const address = JSON.stringify(readWay(frame.query));
  const [typed, setTyped] = useState<{ readonly of: string; readonly way: Way }>();
  const [noStairs, setNoStairs] = useLocalStorage(NO_STAIRS_KEY);
  const [recent, setRecent] = useLocalStorage(recentKey(frame.venue?.code ?? ''));
  // A change shows immediately; back and forward bring their own address.
  const way = typed?.of === address ? typed.way : readWay(frame.query);
  const change = (next: Way) => {
    setTyped({ of: address, way: next });
    run({ kind: 'go', to: changeQuery(frame.path, {}, wayQuery(next)), replace: true });
  };
  return {
    way,
    noStairs: noStairs === 'Y',
    recent: readRecent(recent),
    toggleStairs: () => setNoStairs(noStairs === 'Y' ? '' : 'Y'),
    choose(field: Field, place: string) {
      if (typeof field === 'number')
        change({
          ...way,
          via:
            place === ''
              ? way.via.filter((_, index) => index !== field)
              : [...way.via.slice(0, field), place, ...way.via.slice(field + 1)],
        });
      else change({ ...way, [field]: place });
    },
    /** Turns the whole route round. The own location can be no destination, so a facility has to be chosen then. */
    swap: () => change({ ...way, from: way.to, to: way.from === HERE ? '' : way.from, via: way.via.toReversed() }),
    canAddStop: way.via.length < MAX_STOPS,
    rememberDestination: () => setRecent(addRecent(readRecent(recent), way.to)),
  };
}
