import type { FastifyPluginAsync } from 'fastify';
import * as calls from '#schemas/calls/reports/calls';
import { handleCall, type MemberCallInput } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { sendPrivateFile } from '../../core/files/send-file.ts';
import { noPicture } from '../../core/pictures/send-picture.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { findReport, type FoundReport } from './find-report.ts';
import { listReports, listReviews, readReviewPhoto } from './list-reports.ts';
import { reportView } from './report-views.ts';
import { saveReview } from './review.ts';
import { registerCards } from './card-route.ts';
import { readShared, readSharedPhoto, shareReport, unshareReport } from './shares.ts';

type Changing = Pick<MemberCallInput<unknown>, 'locale' | 'once'>;

/** Registers memory reports with reviews and links that share them (decisions-members §6). */
export const registerReports: FastifyPluginAsync = async (app) => {
  const { context } = app;
  const { db } = context.store;
  /** Runs a change once and answers with the report. */
  const reportOnce = ({ locale, once }: Changing, change: (tx: Tx) => Promise<FoundReport>) =>
    answerOf(once, async (tx) => reportView(tx, context, await change(tx), locale));
  handleCall(app, calls.listReports, ({ member, locale, query }) =>
    listReports(db, context, { member, locale }, query),
  );
  handleCall(app, calls.readReport, async ({ member, locale, query }) =>
    reportView(db, context, await findReport(db, context, member, query), locale),
  );
  handleCall(app, calls.reviewReport, ({ member, body, ...input }) =>
    reportOnce(input, (tx) => saveReview(tx, context, member, body)),
  );
  handleCall(app, calls.shareReport, ({ member, body: { fileIdList = [], ...named }, ...input }) =>
    reportOnce(input, (tx) => shareReport(tx, context, { member, named, photos: fileIdList })),
  );
  handleCall(app, calls.unshareReport, ({ member, body, ...input }) =>
    reportOnce(input, (tx) => unshareReport(tx, context, { member, named: body })),
  );
  handleCall(app, calls.readSharedReport, ({ locale, query, params }) =>
    readShared(db, context, { token: params['id'] ?? '', named: query, locale }),
  );
  handleCall(app, calls.listReviews, ({ venue, query }) => listReviews(db, venue, query));
  app.get<{ Params: { token: string; file: string } }>(
    '/report-photos/:token/:file',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const photo = await readSharedPhoto(context, params);
      return photo === undefined ? noPicture(reply) : sendPrivateFile(reply, photo);
    },
  );
  registerCards(app);
  app.get<{ Params: { id: string; file: string } }>(
    '/review-photos/:id/:file',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const photo = await readReviewPhoto(context, params);
      return photo === undefined ? noPicture(reply) : sendPrivateFile(reply, photo);
    },
  );
};
