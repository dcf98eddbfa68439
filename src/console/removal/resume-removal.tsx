import { lazy, Suspense } from 'react';
import { useDocContent } from '../site/use-site.tsx';
import { usePendingRemoval } from './pending-removal.ts';

const RemovalWay = lazy(async () => ({ default: (await import('./removal-progress.tsx')).RemovalProgress }));

/** The way on with a removal whose users are looked at; nothing where none is under way, or it is done. */
export function ResumeRemoval() {
  const key = usePendingRemoval();
  const doc = useDocContent(key ?? '');
  return key === undefined || doc?.body === undefined ? null : <Suspense><RemovalWay doc={doc} /></Suspense>;
}
