import type { FastifyPluginAsync } from 'fastify';
import { changeMainSetting, readMainSetting, readVersion } from '#schemas/calls/settings/calls';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { requestFacts } from '../../core/viewer/read-viewer.ts';
import { versionIn, versionOf } from './app-version.ts';
import { blockIds, changeMain, readMain } from './main-setting.ts';

/** Registers the settings of the app and of main pages. */
export const registerSettings: FastifyPluginAsync = async (app) => {
  handleCall(app, readVersion, async ({ request, query }) => {
    const {
      snapshot,
      prepared: { documents },
    } = app.live.current;
    const agent = request.headers['user-agent'] ?? '';
    const {
      osType = requestFacts(request, snapshot).os ?? '',
      appVersion = versionIn(agent, snapshot.site.appMarker),
    } = query;
    return versionOf(
      documents.app.get('app')?.versions ?? [],
      { osType, appVersion },
      (link) => documents.link.get(link)?.linkUrl ?? '',
    );
  });

  handleCall(app, readMainSetting, ({ request, session, locale, query: { venue } }) =>
    readMain(app, session, { request, venue, locale }),
  );

  handleCall(app, changeMainSetting, async ({ request, session, body, once }) => {
    const blocks = await blockIds(app, { request, venue: body.venue });
    return answerOf(once, async (tx) => {
      await changeMain(tx, app, { uid: session.uid, blocks, body });
      return true as const;
    });
  });
};
