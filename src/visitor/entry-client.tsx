import '../ui/base.css';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { rootElementId } from '#render/boot-data.ts';
import { watchChunks } from './faults/chunk-failure.ts';
import { pressAgain } from './early-press.ts';
import { SiteApp } from './app/site-app.tsx';
import { readStart } from './app/start.ts';

const takeOver = async (root: HTMLElement): Promise<void> => {
  const framedBy = document.querySelector<HTMLMetaElement>('meta[name=preview]')?.content;
  if (framedBy !== undefined) (await import('./preview-guest.ts')).beGuest(framedBy);
  const start = await readStart();
  const site = (
    <StrictMode>
      <BrowserRouter>
        <SiteApp start={start} />
      </BrowserRouter>
    </StrictMode>
  );
  // In a transition the page is taken over in small steps, between which it answers to the visitor.
  startTransition(() => {
    hydrateRoot(root, site, {
      onRecoverableError: (error) => console.error('The page did not hydrate as it was rendered.', error),
    });
  });
  pressAgain();
};

const root = document.getElementById(rootElementId);
if (root !== null) {
  watchChunks();
  window.history.scrollRestoration = 'manual';
  // Not awaited here: widgets import from the file that this module stands in, so it has to be through before they come.
  void takeOver(root);
}
