import { useMe } from '../me.ts';
import { useLanguage, useTexts } from '../texts/use-texts.ts';
import { Segments } from '../ui/segments.tsx';

/** What a person sets for themselves. */
export function SettingsArea() {
  const texts = useTexts();
  const me = useMe();
  const { language, speak } = useLanguage();
  return (
    <div className="page">
      <div className="narrow stack">
        <h1>{texts.settings.title}</h1>
        <section className="panel" aria-labelledby="account">
          <div className="head"><h2 id="account">{texts.settings.account}</h2></div>
          <div className="item"><span className="grow"><span className="strong">{me.name}</span><br /><span className="small muted">{me.email}</span></span></div>
          <div className="item"><span className="grow">{texts.settings.language}</span><Segments label={texts.settings.language} value={language} onChange={speak} options={[{ value: 'ko', label: '한국어' }, { value: 'en', label: 'English' }]} /></div>
        </section>
      </div>
    </div>
  );
}
