import type { ReactNode } from 'react';

/** The element that both renderers fill. Dialogs and snackbars are added after hydration, so the server's markup is the page alone. */
export function ScreenShell({ children, after }: { readonly children: ReactNode; readonly after?: ReactNode }) {
  return <>{children}{after}</>;
}
