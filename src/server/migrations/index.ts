import type { Migration } from 'kysely/migration';
import * as documents from './0001-documents.ts';
import * as members from './0002-members.ts';
import * as findMembers from './0003-find-members.ts';
import * as shares from './0004-shares.ts';
import * as attendances from './0005-attendances-and-personas.ts';
import * as operators from './0006-operators.ts';
import * as previewPasses from './0007-preview-passes.ts';
import * as releaseChanges from './0008-release-changes.ts';
import * as operatorNotes from './0009-operator-notes.ts';
import * as pictures from './0010-pictures.ts';
import * as records from './0020-records.ts';
import * as parkState from './0021-park-state.ts';

/** All released migrations, in order. A released migration never changes. */
export const migrations: Record<string, Migration> = {
  '0001-documents': documents,
  '0002-members': members,
  '0003-find-members': findMembers,
  '0004-shares': shares,
  '0005-attendances-and-personas': attendances,
  '0006-operators': operators,
  '0007-preview-passes': previewPasses,
  '0008-release-changes': releaseChanges,
  '0009-operator-notes': operatorNotes,
  '0010-pictures': pictures,
  '0020-records': records,
  '0021-park-state': parkState,
};
