import { useEffect, useMemo, useState } from 'react';
import { call, setSignedOutListener, type Me } from './api/client.ts';
import { Workspace } from './workspace.tsx';
import { SignIn } from './session/sign-in.tsx';
import { chosenLanguage, keepLanguage, LanguageContext, type Language } from './texts/use-texts.ts';
import { Toasts } from './ui/toasts.tsx';
import { afterSignOut, type SessionState } from './session/session-state.ts';

/** The console: whoever is signed in gets the desk, everybody else the way in. */
export function App() {
  const [language, setLanguage] = useState<Language>(chosenLanguage);
  const [who, setWho] = useState<SessionState>({ state: 'asking' });
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const spoken = useMemo(() => ({ language, speak: (next: Language) => { keepLanguage(next); setLanguage(next); } }), [language]);
  useEffect(() => {
    setSignedOutListener(() => setWho(afterSignOut));
    call<Me>('GET', '/session').then((me) => setWho({ state: 'somebody', me }), () => setWho({ state: 'nobody', ended: false }));
  }, []);
  return (
    <LanguageContext value={spoken}>
      <Toasts>
        {who.state === 'asking' ? null : who.state === 'nobody'
          ? <SignIn ended={who.ended} onSignedIn={(me) => setWho({ state: 'somebody', me })} />
          : <Workspace key={who.me.id} me={who.me} onSignedOut={() => setWho({ state: 'nobody', ended: false })} />}
      </Toasts>
    </LanguageContext>
  );
}
