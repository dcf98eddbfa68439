import type { PageFlags } from '#schemas/documents/page/schema';
import type { QueryRead } from '#schemas/settings-fault';
import { describeWidget } from '../define-widget.ts';
import { shows } from './shows.ts';
import { schema, type Settings } from './settings.ts';

/** The query parameter of the view switch, on pages that have one. */
const viewQueries = ({ toggle }: Settings, { toggleSwitchBtn }: PageFlags): readonly QueryRead[] =>
  toggle === undefined || toggleSwitchBtn !== true
    ? []
    : [{ name: toggle.query, values: [toggle.first.value, toggle.second.value], default: toggle.first.value }];

export const description = describeWidget({
  name: 'header',
  v: 1,
  place: 'frame',
  holds: 'nothing',
  schema,
  migrations: {},
  shows,
  queries: viewQueries,
});
