import { useEffect, useState } from 'react';
import { messengerAddress, shareRefusal } from '#engine';
import { openPopup } from '#render/run-command/open-popup.ts';
import { SharePanel } from '#ui/share-panel.tsx';
import { callNative } from '../bridge/native.ts';
import { CallError, makeCall } from '../call-service.ts';
import { scopeOf } from '../present.ts';
import type { SiteState } from '../use-site.ts';
import { copyText } from './copy-text.ts';
import type { ShareRequest } from './share-request.ts';

interface ShareDialogProps {
  readonly request: ShareRequest;
  readonly site: SiteState;
}

interface Made {
  readonly shareInformationId: string;
}

/** Asks how to share (2.15). The share is made as the dialog opens, so that its address is there when a way is chosen. */
export function ShareDialog({ request: { sharing, texts, content }, site }: ShareDialogProps) {
  const { shown, viewer, say, session, setSharing } = site;
  const [address, setAddress] = useState<string>();
  const close = () => setSharing(undefined);
  const alert = (key: string) => say({ say: 'ask', ask: { kind: 'alert', text: texts.say(key) } });

  useEffect(() => {
    let isOver = false;
    const body = { moduleCode: sharing.moduleCode, ...content };
    makeCall({ method: 'POST', url: '/api/v1/iam/behaviors/shares', body, skipErrorHandler: true }, scopeOf(shown, viewer, session.house))
      .then((data) => {
        if (!isOver) setAddress(`${window.location.origin}/shares/${(data as Made).shareInformationId}`);
      })
      .catch((error: unknown) => {
        if (isOver) return;
        setSharing(undefined);
        say({ say: 'ask', ask: { kind: 'alert', text: texts.say(shareRefusal(sharing, error instanceof CallError ? error.code : '')) } });
      });
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a share is made once, of what was open then
  }, []);

  const copy = async (field: HTMLInputElement) => {
    const isCopied = await copyText(field);
    say({ say: 'snack', text: texts.say(isCopied ? sharing.texts.copied : sharing.texts.notCopied) });
    if (isCopied) close();
  };
  const send = async () => {
    const shared = { ...content, linkUrl: address ?? content.linkUrl };
    // The shell has the system's own sheet; a window of its own would be none there.
    const isSent = (viewer.platform === 'APP' && (await callNative('shareContent', shared)).code === 200) ||
      openPopup(messengerAddress(sharing, shared), sharing.messenger.popup);
    close();
    if (!isSent) alert(sharing.texts.messengerFailed);
  };
  const { title, lead, address: label, coming, messenger, copy: copyWord } = sharing.texts;
  return (
    <SharePanel
      texts={{
        title: texts.say(title), lead: texts.say(lead), address: texts.say(label), coming: texts.say(coming), messenger: texts.say(messenger),
        copy: texts.say(copyWord), close: texts.say(shown.site.texts.close),
      }}
      content={content}
      address={address}
      onMessenger={() => void send()}
      onCopy={(field) => void copy(field)}
      onClose={close}
    />
  );
}
