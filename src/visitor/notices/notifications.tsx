import type { Command } from '#schemas/command';
import { DialogHost, type DialogAnswer } from '#ui/overlays/dialog.tsx';
import { LoadingOverlay } from '#ui/overlays/loading-overlay.tsx';
import { SnackbarHost } from '#ui/overlays/snackbar.tsx';
import { endDialog } from './notices.ts';
import { useLoginAsks } from '../session/use-login-asks.ts';
import type { SiteState } from '../app/use-site.ts';

interface SaidProps {
  readonly site: SiteState;
  readonly run: (command: Command) => void;
}

/** Dialogs and snackbars of guards, actions and errors, and the loading overlay. */
export function Notifications({ site: { said, say, shown, viewer, visit, waiting }, run }: SaidProps) {
  const { texts, site } = shown;
  const dialogs = said.dialogs.map(({ text, subText, ok, cancel, then: _, onOk: __, name: ___, ...more }) => ({
    ...more,
    body: text,
    ok: ok ?? texts.translate(site.texts.ok),
    cancel: cancel ?? texts.translate(site.texts.cancel),
    ...(subText ? { subBody: subText } : {}),
  }));
  useLoginAsks({ dialogs: said.dialogs, isLoggedIn: viewer.login === true, login: site.paths.login, say, visit });
  const answer = (id: number | string, given: DialogAnswer) => {
    const dialog = said.dialogs.find((one) => one.id === id);
    if (dialog !== undefined) endDialog(dialog, given, say, run);
  };
  return (
    <>
      {waiting.work[0] === undefined ? null : (
        <LoadingOverlay
          key={waiting.work[0].id}
          label={texts.translate(site.texts.working)}
          onTimeout={waiting.giveUp}
        />
      )}
      <DialogHost dialogs={dialogs} onAnswer={answer} />
      <SnackbarHost
        snackbars={said.snacks}
        max={site.timings.snackbars}
        ms={site.timings.snackbarMs}
        onClose={(id) => say({ say: 'snackDone', id: Number(id) })}
      />
    </>
  );
}
