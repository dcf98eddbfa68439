import type { Operation } from '#tests/two-processes.ts';
import { changeFriend } from '../../../src/server/services/companions/decide.ts';
import { pocketLending } from '../../../src/server/services/pocket/lending.ts';

export const relations = (app: Parameters<Operation>[1]) => ({ ...app.context, lending: pocketLending(app) });
export const end =
  (by: string, friendUid: string): Operation =>
  (tx, app) =>
    changeFriend(tx, relations(app), by, { friendUid, statusCd: 'END', type: 'COMPANION', park: 'TP' });
export const block =
  (by: string, friendUid: string): Operation =>
  (tx, app) =>
    changeFriend(tx, relations(app), by, { friendUid, statusCd: 'BLOCK', type: 'FRIEND', park: '' });
