import type { Elements } from '#ui/elements.ts';

/** The element that both renderers fill. Dialogs and snackbars are added after hydration, so the server's markup is the page alone. */
export function ScreenShell({ children, after }: { readonly children: Elements; readonly after?: Elements }) {
  return (
    <>
      {children}
      {after}
    </>
  );
}
