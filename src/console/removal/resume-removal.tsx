import { lazy, Suspense } from 'react';
import { useDocContent } from '../site/use-site.tsx';
import { usePendingRemoval } from './pending-removal.ts';

const RemovalProgress = lazy(async () => ({ default: (await import('./removal-progress.tsx')).RemovalProgress }));

/** Shows the removal in progress; nothing if there is none or the document is already deleted. */
export function ResumeRemoval() {
  const key = usePendingRemoval();
  const doc = useDocContent(key ?? '');
  return key === undefined || doc?.body === undefined ? null : (
    <Suspense>
      <RemovalProgress doc={doc} />
    </Suspense>
  );
}
