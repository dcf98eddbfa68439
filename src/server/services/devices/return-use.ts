import type { FastifyInstance } from 'fastify';
import type { ScanAnswer } from '#schemas/calls/devices/answers';
import { nameOfUse, returnUse } from '../facility-use/index.ts';
import { deviceActor } from './device-row.ts';
import { Refused } from './refused.ts';
import type { ScanInput } from './run-scan.ts';
import type { VerifiedCode } from './verify-code.ts';
import { columnsOf } from '../../core/storage/columns.ts';

/** Takes back a thing at the facility that lent it. */
export const takeBack = async (
  app: FastifyInstance,
  { tx, code, device }: ScanInput<VerifiedCode>,
): Promise<Partial<ScanAnswer>> => {
  const use = await tx
    .selectFrom('facility_uses')
    .select(columnsOf('facility_uses'))
    .where('id', '=', code.subject)
    .executeTakeFirstOrThrow();
  if (use.venue !== device.venue) throw new Refused('OTHER_VENUE');
  if (device.facility !== '' && use.facility !== device.facility) throw new Refused('OTHER_PLACE');
  if (!(await returnUse(tx, app.context, use, deviceActor(device)))) throw new Refused('USED');
  return { productKindCd: 'FACILITY_USE', productNm: nameOfUse(app.context, use, 'ko'), peopleCnt: use.people };
};
