import { lazy, Suspense } from 'react';
import { useIdlePrefetch } from '#ui/hooks/use-idle-prefetch.ts';
import type { WidgetProps } from '../define-widget.ts';
import { useWidgetPort } from '../port.tsx';
import type { Settings } from './schema.ts';

const load = () => import('./open-menu.tsx');
const OpenMenu = lazy(async () => ({ default: (await load()).OpenMenu }));

/** Nothing until it is opened, so the server sends none of it; its code comes when the page stands and nothing else is to do. */
export function AllMenu(props: WidgetProps<Settings>) {
  useIdlePrefetch(load);
  return useWidgetPort().menuOpen ? (
    <Suspense>
      <OpenMenu {...props} />
    </Suspense>
  ) : null;
}
