import { useState } from 'react';
import { LazyQrCode } from '../../ui/qr/lazy-qr-code.tsx';
import { useWords } from '../texts/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { exitStrings } from './exit-strings.ts';

/** Shows the code of a gate, which members scan to leave. It is printed and does not change. */
export function ExitCode({ id, name }: { readonly id: string; readonly name: string }) {
  const words = useWords(exitStrings);
  const [isOpen, setIsOpen] = useState(false);
  const code = `PX${id}`;
  return (
    <>
      <button type="button" className="btn s" aria-label={words.showOf(name)} onClick={() => setIsOpen(true)}>
        <Icon name="qrcode" size="s" />
        <span>{words.show}</span>
      </button>
      {isOpen ? (
        <Dialog
          title={words.title(name)}
          help={words.help}
          width={440}
          onClose={() => setIsOpen(false)}
          foot={
            <>
              <span className="grow" />
              <button type="button" className="btn primary" onClick={() => setIsOpen(false)}>
                {words.close}
              </button>
            </>
          }
        >
          <div className="stack devices-joining">
            <div className="devices-qr">
              <LazyQrCode text={code} label={words.title(name)} />
            </div>
            <p className="small">
              <code>{code}</code>
            </p>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
