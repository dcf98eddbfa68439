import { useEffect } from 'react';
import { useRemoval } from '../removal/use-removal.tsx';
import type { DocContent } from '../site/documents.ts';
import { useLatest } from '../ui/use-latest.ts';

/** Deletes a facility when it mounts; a dialog lists its uses first if there are any. `home` opens after a new facility is gone. */
export function RemoveFacility({ doc, home }: { readonly doc: DocContent; readonly home: string }) {
  const { remove, dialog } = useRemoval(doc, home);
  const latest = useLatest(remove);
  useEffect(() => latest.current(), [latest]);
  return dialog;
}
