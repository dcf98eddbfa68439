import { localText, localHtml, artName } from '../../parts.ts';
import type { ShownPeriod } from '../../shown-period.ts';

export const number = { type: 'string', pattern: '^[0-9A-Za-z-]{1,30}$' } as const;
export const code = { type: 'string', pattern: '^[0-9A-Za-z_]{1,30}$' } as const;
export const period = { from: ['from'], until: ['until'] } as const satisfies ShownPeriod;
export const text = { title: localText, summary: localText, body: localHtml, art: artName } as const;
