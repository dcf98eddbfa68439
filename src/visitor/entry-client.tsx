import '../ui/base.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { rootElementId } from '#render/boot-data.ts';
import { watchChunks } from './chunk-failure.ts';
import { SiteApp } from './site-app.tsx';
import { readStart } from './start.ts';

const root = document.getElementById(rootElementId);
if (root !== null) {
  watchChunks();
  window.history.scrollRestoration = 'manual';
  const start = await readStart();
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<SiteApp start={start} />} />
        </Routes>
      </BrowserRouter>
    </StrictMode>,
    { onRecoverableError: (error) => console.error('The page did not hydrate as it was rendered.', error) },
  );
}
