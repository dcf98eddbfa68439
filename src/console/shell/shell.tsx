import type { ReactNode } from 'react';
import { FindHost } from '../find/find-host.tsx';
import { ProblemKeys } from '../problems/use-next-problem.ts';
import { ProblemsProvider } from '../problems/use-problems.tsx';
import { SingleFieldForm } from '../site/deferred-input.tsx';
import { useSiteStore } from '../site/use-site.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { useToast } from '../ui/toasts.tsx';
import { useKeys } from '../ui/use-keys.ts';
import { FocusAfterNavigation } from './focus-after-navigation.ts';
import { PageTitle } from './page-title.ts';
import { Rail } from './rail.tsx';
import { TopBar } from './top-bar.tsx';
import { useEllipsisTitles } from './ellipsis-titles.ts';

interface ShellProps {
  readonly onPublish: () => void;
  readonly onSignOut: () => void;
  readonly children: ReactNode;
}

const isEditing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('[data-own-undo]') !== null;

/** Frame of the console: navigation rail, top bar and global keyboard shortcuts. */
export function Shell({ onPublish, onSignOut, children }: ShellProps) {
  const store = useSiteStore();
  const showToast = useToast();
  const texts = useTexts();
  useEllipsisTitles();
  useKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z' || isEditing(event.target))
      return;
    event.preventDefault();
    const step = event.shiftKey ? store.redo() : store.undo();
    if (step !== undefined) showToast(event.shiftKey ? texts.top.redoStep(step.label) : texts.top.undoStep(step.label));
  });
  return (
    <ProblemsProvider>
      <FindHost onPublish={onPublish} onSignOut={onSignOut}>
        <div className="app">
          <button type="button" className="btn skip" onClick={() => document.getElementById('main')?.focus()}>
            {texts.top.skip}
          </button>
          <Rail />
          <TopBar onPublish={onPublish} onSignOut={onSignOut} />
          <main className="main" id="main" tabIndex={-1}>
            {children}
          </main>
          <PageTitle />
          <FocusAfterNavigation />
          <ProblemKeys />
          <SingleFieldForm />
        </div>
      </FindHost>
    </ProblemsProvider>
  );
}
