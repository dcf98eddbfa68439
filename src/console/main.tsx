import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import './styles/console.css';
import './styles/parts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';

const root = document.getElementById('console');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter basename="/console">
        <App />
      </BrowserRouter>
    </StrictMode>,
  );
}
