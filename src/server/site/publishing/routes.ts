import type { FastifyPluginAsync } from 'fastify';
import { registerChanges } from './changes-routes.ts';
import { registerCheck } from './check-routes.ts';
import { registerDiff } from './diff-routes.ts';
import { registerDocuments } from './documents-routes.ts';
import { registerDrafts } from './drafts-routes.ts';
import { consoleApi } from '../../core/operators/console-api.ts';
import { registerEvents } from './events-routes.ts';
import { followReleases } from './follow-releases.ts';
import { registerLayouts } from './layouts-routes.ts';
import { registerReleases } from './releases-routes.ts';
import { registerRevisions } from './revisions-routes.ts';
import { registerSite } from './site-routes.ts';
import { registerUsers } from './users-routes.ts';

/** Registers the publishing API and loads releases that other processes publish. */
export const registerPublishing: FastifyPluginAsync = async (app) => {
  consoleApi(app, 'publishing');
  const stop = followReleases(app.publishing, (error) =>
    app.log.error({ err: error }, 'a release of another process could not be loaded'),
  );
  app.addHook('onClose', async () => {
    stop();
    await app.publishing.walks.close();
  });
  await app.register(registerDocuments);
  await app.register(registerDrafts);
  await app.register(registerReleases);
  await app.register(registerCheck);
  await app.register(registerDiff);
  await app.register(registerRevisions);
  await app.register(registerSite);
  await app.register(registerUsers);
  await app.register(registerLayouts);
  await app.register(registerChanges);
  await app.register(registerEvents);
};
