import type { OperatorKeysReply } from '#domain/api/console/operators.ts'
import { type OperatorKeyKind, operatorKeyKinds } from '#domain/key-kinds.ts'
import { operatorRoles } from '#domain/operator-roles.ts'
import { Problem } from '#domain/problem.ts'
import { keyFacts, listedKeys } from '#server/access-keys/list-keys.ts'
import type { Services } from '#server/services.ts'
import type { OperatorSession } from './operator-sessions.ts'

type Clocked = Pick<Services, 'db' | 'now'>
type ActingOperator = Pick<OperatorSession, 'id' | 'operator'>

const isOfOperator = (kind: string): kind is OperatorKeyKind => operatorKeyKinds.some((each) => each === kind)

/** Whether an operator may see and end the keys of all operators. */
const manages = ({ operator }: ActingOperator): boolean => operator.roles.includes('operators')

/** What opens the console: everything, for those who manage operators, or only what is one's own. */
export async function listOperatorKeys(
  { db, now }: Clocked,
  asking: ActingOperator,
  { whose }: { readonly whose: 'all' | 'own' },
): Promise<OperatorKeysReply> {
  const rows = await listedKeys(db, now())
    .leftJoin('operators as owner', 'owner.id', 'access_keys.operator_id')
    .leftJoin('operators as maker', 'maker.id', 'access_keys.made_by')
    .select(['owner.name as owner', 'maker.name as maker'])
    .where('access_keys.kind', 'in', operatorKeyKinds)
    .$if(whose === 'own', (query) =>
      query.where(({ or, eb }) =>
        or([
          eb('access_keys.operator_id', '=', asking.operator.id),
          eb('access_keys.made_by', '=', asking.operator.id),
        ]),
      ),
    )
    .execute()
  return {
    keys: rows.flatMap((row) => {
      const { id, kind, label, madeAt, until, lastUsed } = keyFacts(row)
      const roles = operatorRoles.filter((role) => row.scope.includes(role))
      const people = { owner: row.owner, maker: row.maker }
      return isOfOperator(kind)
        ? [{ id, kind, label, ...people, roles, madeAt, until, lastUsed, isThis: id === asking.id }]
        : []
    }),
  }
}

/**
 * Ends a key of the console: one's own, one made by oneself, or any for those who manage operators. One that has
 * already ended is left as it is.
 * @throws Problem KEY_UNKNOWN
 */
export async function endOperatorKey({ db, now }: Clocked, asking: ActingOperator, id: string): Promise<void> {
  const row = await db
    .selectFrom('access_keys')
    .select(['operator_id', 'made_by'])
    .where('id', '=', id)
    .where('kind', 'in', operatorKeyKinds)
    .executeTakeFirst()
  const isOwn = row !== undefined && [row.operator_id, row.made_by].includes(asking.operator.id)
  if (row === undefined || !(isOwn || manages(asking))) throw new Problem('KEY_UNKNOWN')
  await db
    .updateTable('access_keys')
    .set({ ended_at: now(), ended_because: isOwn ? 'ended-by-owner' : 'ended-by-operator' })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}
