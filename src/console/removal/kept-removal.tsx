import { lazy, Suspense } from 'react';
import { useWritten } from '../site/use-site.tsx';
import { useRemovalUnderWay } from './under-way.ts';

const RemovalWay = lazy(async () => ({ default: (await import('./removal-way.tsx')).RemovalWay }));

/** The way on with a removal whose users are looked at; nothing where none is under way, or it is done. */
export function KeptRemoval() {
  const key = useRemovalUnderWay();
  const doc = useWritten(key ?? '');
  return key === undefined || doc?.body === undefined ? null : <Suspense><RemovalWay doc={doc} /></Suspense>;
}
