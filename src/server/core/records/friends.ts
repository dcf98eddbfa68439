import type { Selectable } from 'kysely';
import { defineStates } from '../../../engine/index.ts';
import type { RelationState } from '../storage/relation-tables.ts';
import type { Db, Tables } from '../storage/tables.ts';

export type Relation = Selectable<Tables['relations']>;
export type RelationType = Relation['type'];

/** States of a relation. The feature's operations limit each transition further to the asker or the receiver. */
export const relationStates = defineStates<RelationState>([
  { from: 'REQUESTING', to: 'ACCEPTED', by: ['member'] },
  { from: 'REQUESTING', to: 'REJECTED', by: ['member'] },
  { from: 'REQUESTING', to: 'CANCELLED', by: ['member', 'server'] },
  { from: 'ACCEPTED', to: 'ENDED', by: ['member', 'server'] },
  { from: 'REQUESTING', to: 'BLOCKED', by: ['member'] },
  { from: 'ACCEPTED', to: 'BLOCKED', by: ['member'] },
]);

/** Key of two members, the same from both sides. */
export const pairOf = (one: string, other: string): string => [one, other].toSorted().join(' ');

interface Kind {
  readonly type?: RelationType;
  /** Park of a companion; without it, companions of any park count. */
  readonly park?: string;
}

/** A member as a friend or companion sees them. */
export interface Related {
  /** ID of the relation. */
  readonly id: string;
  readonly uid: string;
  readonly nickname: string;
  readonly name: string;
  readonly picture: string;
  readonly grade: string;
  readonly birthDate: string;
  readonly passages: string;
  /** Name that the viewer gave the person; empty without one. */
  readonly alias: string;
  readonly type: RelationType;
  readonly park: string;
  /** ISO instant from which they are related. */
  readonly since: string;
}

/** True if two members are friends (or companions). `since` requires that they were related by that instant. Members who are leaving have no relations. */
export const areFriends = async (
  db: Db,
  one: string,
  other: string,
  { type = 'FRIEND', park, since }: Kind & { readonly since?: Date } = {},
): Promise<boolean> => {
  let query = db
    .selectFrom('relations')
    .select('id')
    .where('pair', '=', pairOf(one, other))
    .where('type', '=', type)
    .where('state', '=', 'ACCEPTED')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('members')
            .select('members.uid')
            .where('uid', 'in', [one, other])
            .where('members.state', '!=', 'active'),
        ),
      ),
    );
  if (park !== undefined) query = query.where('park', '=', park);
  if (since !== undefined) query = query.where('decided_at', '<=', since.toISOString());
  return (await query.executeTakeFirst()) !== undefined;
};

/** Lists the friends (or companions) of a member, by nickname. */
export const listOf = async (
  db: Db,
  member: string,
  { type = 'FRIEND', park }: Kind = {},
): Promise<readonly Related[]> => {
  let query = db
    .selectFrom('relations')
    .innerJoin('members', (join) =>
      join.on((on) =>
        on.or([
          on('members.uid', '=', on.ref('relations.asker')),
          on('members.uid', '=', on.ref('relations.receiver')),
        ]),
      ),
    )
    .where((row) => row.or([row('asker', '=', member), row('receiver', '=', member)]))
    .where('members.uid', '<>', member)
    .where('members.state', '=', 'active')
    .where('relations.state', '=', 'ACCEPTED')
    .where('type', '=', type);
  if (park !== undefined) query = query.where('park', '=', park);
  const rows = await query
    .select([
      'relations.id',
      'uid',
      'nickname',
      'name',
      'picture',
      'grade',
      'birth_date',
      'passages',
      'asker',
      'asker_alias',
      'receiver_alias',
      'type',
      'park',
      'decided_at',
    ])
    .orderBy('nickname')
    .orderBy('uid')
    .execute();
  return rows.map(({ birth_date: birthDate, asker, asker_alias, receiver_alias, decided_at, ...row }) => ({
    ...row,
    birthDate,
    alias: asker === member ? asker_alias : receiver_alias,
    since: decided_at ?? '',
  }));
};
