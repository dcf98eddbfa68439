import { LazyQrCode } from '../../ui/qr/lazy-qr-code.tsx';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { joiningText, type Joining } from './devices.ts';
import { deviceStrings } from './strings.ts';

interface JoiningDialogProps {
  readonly name: string;
  readonly joining: Joining;
  readonly hasJoined: boolean;
  readonly onClose: () => void;
}

/** Shows the code with which a device joins, until it has joined. */
export function JoiningDialog({ name, joining, hasJoined, onClose }: JoiningDialogProps) {
  const words = useWords(deviceStrings);
  const { language } = useLanguage();
  const until = new Date(joining.until).toLocaleTimeString(language, {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
  return (
    <Dialog
      title={words.joinTitle(name)}
      help={words.joinHelp}
      width={440}
      onClose={onClose}
      foot={
        <>
          <span className="grow" />
          <button type="button" className="btn primary" onClick={onClose}>
            {words.close}
          </button>
        </>
      }
    >
      <div className="stack devices-joining">
        {hasJoined ? (
          <p className="devices-joined" role="status">
            <Icon name="circle-check" size="l" />
            <span>{words.joined}</span>
          </p>
        ) : (
          <>
            <div className="devices-qr">
              <LazyQrCode text={joiningText(joining)} label={words.joinQr} />
            </div>
            <p className="small muted">{words.joinUntil(until)}</p>
            <dl className="devices-values small">
              <div>
                <dt>{words.address}</dt>
                <dd>
                  <code>{joining.url}</code>
                </dd>
              </div>
              <div>
                <dt>{words.token}</dt>
                <dd>
                  <code>{joining.token}</code>
                </dd>
              </div>
            </dl>
          </>
        )}
      </div>
    </Dialog>
  );
}
