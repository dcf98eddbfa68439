import type { FastifyInstance } from 'fastify';
import type { MemberData } from '../../core/records/member-data.ts';

const turns = ['first', undefined, 'last'] as const satisfies readonly MemberData['turn'][];

/** Lists what the services keep of members, in the order in which a member is emptied. */
export const memberDataOf = ({ features }: Pick<FastifyInstance, 'features'>): readonly MemberData[] =>
  features
    .flatMap(({ memberData }) => memberData ?? [])
    .toSorted((a, b) => turns.indexOf(a.turn) - turns.indexOf(b.turn));
