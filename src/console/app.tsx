import { useCallback, useEffect, useMemo, useState } from 'react';
import { call, setSignedOutListener, setWithheldListener, type Me } from './api/client.ts';
import { RefreshMeContext } from './session/current-user.ts';
import { Workspace } from './workspace.tsx';
import { SignIn } from './session/sign-in.tsx';
import { chosenLanguage, keepLanguage, LanguageContext, type Language } from './texts/use-texts.ts';
import { Toasts } from './ui/toasts.tsx';
import { afterSignOut, type SessionState } from './session/session-state.ts';

/** Root of the console: the workspace for signed-in operators, else the sign-in form. */
export function App() {
  const [language, setLanguage] = useState<Language>(chosenLanguage);
  const [session, setSession] = useState<SessionState>({ state: 'loading' });
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const spoken = useMemo(
    () => ({
      language,
      speak: (next: Language) => {
        keepLanguage(next);
        setLanguage(next);
      },
    }),
    [language],
  );
  const refresh = useCallback(
    () =>
      void call<Me>('GET', '/session').then(
        (me) => setSession({ state: 'signed-in', me }),
        () => undefined,
      ),
    [],
  );
  useEffect(() => {
    setSignedOutListener(() => setSession(afterSignOut));
    setWithheldListener(refresh);
    call<Me>('GET', '/session').then(
      (me) => setSession({ state: 'signed-in', me }),
      () => setSession({ state: 'signed-out', ended: false }),
    );
  }, [refresh]);
  return (
    <LanguageContext value={spoken}>
      <Toasts>
        <RefreshMeContext value={refresh}>
          {session.state === 'loading' ? null : session.state === 'signed-out' ? (
            <SignIn ended={session.ended} onSignedIn={(me) => setSession({ state: 'signed-in', me })} />
          ) : (
            <Workspace
              key={session.me.id}
              me={session.me}
              onSignedOut={() => setSession({ state: 'signed-out', ended: false })}
            />
          )}
        </RefreshMeContext>
      </Toasts>
    </LanguageContext>
  );
}
