import { useEffect, useEffectEvent, useState } from 'react';
import { messengerAddress } from '#engine';
import { openPopup } from '#render/run-command/open-popup.ts';
import { SharePanel } from '#ui/overlays/share-panel.tsx';
import { callNative } from '../bridge/native.ts';
import { scopeOf } from '../app/present.ts';
import type { SiteState } from '../app/use-site.ts';
import { copyText } from './copy-text.ts';
import { makeShare, type MadeShare } from './make-share.ts';
import { tellShare, type ShareWay } from './share-events.ts';
import type { ShareRequest } from './share-request.ts';

interface ShareDialogProps {
  readonly request: ShareRequest;
  readonly site: SiteState;
}

/** Asks how to share (2.15). The share is made as the dialog opens, so that its address is there when a way is chosen. */
export function ShareDialog({
  request: { sharing, texts, content },
  site: { shown, viewer, say, session, setSharing },
}: ShareDialogProps) {
  const [address, setAddress] = useState<string>();
  const close = () => setSharing(undefined);
  const refuse = (key: string) => {
    close();
    say({ say: 'ask', ask: { kind: 'alert', text: texts.translate(key) } });
  };
  const begin = useEffectEvent(() => makeShare(sharing, content, scopeOf(shown, viewer, session.house)));
  const take = useEffectEvent((made: MadeShare) => {
    switch (made.kind) {
      case 'address':
        return setAddress(made.address);
      case 'refused':
        return refuse(made.message);
      case 'told':
        return close();
    }
  });
  useEffect(() => {
    let isClosed = false;
    void begin().then((made) => (isClosed ? undefined : take(made)));
    return () => {
      isClosed = true;
    };
  }, []);

  const done = (way: ShareWay) => {
    close();
    void tellShare(way, { shown, viewer, content, courseScreens: sharing.courseScreens }).catch(() => undefined);
  };
  const copy = async (field: HTMLInputElement) => {
    const isCopied = await copyText(field);
    say({ say: 'snack', text: texts.translate(isCopied ? sharing.texts.copied : sharing.texts.notCopied) });
    if (isCopied) done('copy');
  };
  const send = async (linkUrl: string) => {
    const shared = { ...content, linkUrl };
    // The shell has the system's own sheet; a window of its own would be none there.
    if (viewer.platform === 'APP') {
      if ((await callNative('shareContent', shared)).code === 200) return done('messenger');
      // 999 says as well that the sheet was closed again, so it is no fault; the address can still be copied.
      return say({ say: 'snack', text: texts.translate(sharing.texts.notShared) });
    }
    if (openPopup(messengerAddress(sharing, shared), sharing.messenger.popup)) done('messenger');
    else refuse(sharing.texts.messengerFailed);
  };
  const { title, lead, address: label, coming, messenger, copy: copyWord } = sharing.texts;
  return (
    <SharePanel
      texts={{
        title: texts.translate(title),
        lead: texts.translate(lead),
        address: texts.translate(label),
        coming: texts.translate(coming),
        messenger: texts.translate(messenger),
        copy: texts.translate(copyWord),
        close: texts.translate(shown.site.texts.close),
      }}
      content={content}
      address={address}
      onMessenger={() => void send(address ?? content.linkUrl)}
      onCopy={(field) => void copy(field)}
      onClose={close}
    />
  );
}
