import { useEffect, useMemo, useState } from 'react';
import { call, whenSignedOut, type Me } from './api.ts';
import { Desk } from './desk.tsx';
import { SignIn } from './sign-in/sign-in.tsx';
import { chosenLanguage, keepLanguage, LanguageContext, type Language } from './texts/use-texts.ts';
import { Toasts } from './ui/toasts.tsx';
import { signedOut, type Who } from './who.ts';

/** The console: whoever is signed in gets the desk, everybody else the way in. */
export function App() {
  const [language, setLanguage] = useState<Language>(chosenLanguage);
  const [who, setWho] = useState<Who>({ state: 'asking' });
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const spoken = useMemo(() => ({ language, speak: (next: Language) => { keepLanguage(next); setLanguage(next); } }), [language]);
  useEffect(() => {
    whenSignedOut(() => setWho(signedOut));
    call<Me>('GET', '/session').then((me) => setWho({ state: 'somebody', me }), () => setWho({ state: 'nobody', ended: false }));
  }, []);
  return (
    <LanguageContext value={spoken}>
      <Toasts>
        {who.state === 'asking' ? null : who.state === 'nobody'
          ? <SignIn ended={who.ended} onSignedIn={(me) => setWho({ state: 'somebody', me })} />
          : <Desk key={who.me.id} me={who.me} onSignedOut={() => setWho({ state: 'nobody', ended: false })} />}
      </Toasts>
    </LanguageContext>
  );
}
