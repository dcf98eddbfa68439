import { paging } from './answer-parts.ts';

const day = { type: 'string', pattern: '^(\\d{8})?$', description: 'YYYYMMDD in Korean time.' } as const;

/** Period and page of a history of own records: at most the last 24 months. Default: all of them. */
export const historyPeriod = {
  startDt: day,
  endDt: day,
  months: {
    type: 'string',
    pattern: '^([1-9]|1\\d|2[0-4])?$',
    description: 'Months before today, in place of startDt.',
  },
  ...paging,
} as const;
