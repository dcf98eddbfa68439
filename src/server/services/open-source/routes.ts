import type { FastifyPluginAsync } from 'fastify';
import { listOpenSource, readOpenSource } from '#schemas/calls/open-source/calls';
import { handleCall } from '../../core/calls/handle-call.ts';
import { HttpError } from '../../core/errors.ts';
import { pageOf, slicePage } from '../../core/records/page-of.ts';
import { builtList, readPackages } from './packages.ts';

export interface OpenSourceOptions {
  readonly file?: string;
}

/** Registers the list of open-source packages that the build made from the lock file. It is read once, when it is first asked for. */
export const registerOpenSource: FastifyPluginAsync<OpenSourceOptions> = async (app, { file = builtList }) => {
  let read: ReturnType<typeof readPackages> | undefined;
  const packages = () => (read ??= readPackages(file));

  handleCall(app, listOpenSource, async ({ query }) => {
    const { rows, totalCnt } = slicePage(packages(), pageOf(query, 20));
    return { list: rows.map(({ licenceTxt: _, ...item }) => item), totalCnt };
  });

  handleCall(app, readOpenSource, async ({ params }) => {
    const found = packages().find(({ packageId }) => packageId === params['packageId']);
    if (found === undefined) throw new HttpError('notFound');
    return found;
  });
};
