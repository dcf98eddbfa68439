import type { FastifyInstance } from 'fastify';
import type { MemberData } from '../../core/records/member-data.ts';

/** Lists what the services keep of members, in the order in which a member is emptied. */
export const memberDataOf = ({ features }: Pick<FastifyInstance, 'features'>): readonly MemberData[] =>
  features
    .flatMap(({ memberData }) => memberData ?? [])
    .toSorted((a, b) => Number(a.last ?? false) - Number(b.last ?? false));
