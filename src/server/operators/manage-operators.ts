import type { Static } from 'typebox'
import type { AccessRequest, OperatorsReply } from '#domain/api/console/operators.ts'
import type { OperatorRole } from '#domain/operator-roles.ts'
import { Problem } from '#domain/problem.ts'
import { revokeOperatorKeys } from '#server/access-keys/end-keys.ts'
import type { Reader } from '#server/platform/db/transaction.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'
import { inviteBy } from './invitations.ts'

/** All operators, the oldest first. */
export async function listOperators(db: Reader): Promise<OperatorsReply> {
  const rows = await db
    .selectFrom('operators')
    .select(['id', 'login', 'name', 'roles', 'created_at', 'disabled_at', 'last_seen_at'])
    .orderBy('created_at')
    .execute()
  return {
    operators: rows.map(({ id, login, name, roles, created_at, disabled_at, last_seen_at }) => ({
      ...{ id, login, name, roles },
      createdAt: created_at.toISOString(),
      lastSeenAt: last_seen_at?.toISOString() ?? null,
      disabledAt: disabled_at?.toISOString() ?? null,
    })),
  }
}

/**
 * Sets an operator's roles and whether they may sign in. Losing access or a role ends what the operator holds and what
 * they made for others. At least one operator who can manage operators always remains.
 * @throws Problem OPERATOR_UNKNOWN, LAST_OPERATOR
 */
export async function setAccess(
  { db, now }: Pick<Services, 'db' | 'now'>,
  id: string,
  { enabled, roles }: Static<typeof AccessRequest>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const all = await trx.selectFrom('operators').select(['id', 'roles', 'disabled_at']).forUpdate().execute()
    const own = all.find((one) => one.id === id)
    if (own === undefined) throw new Problem('OPERATOR_UNKNOWN')
    const manages = (held: readonly OperatorRole[], isEnabled: boolean) => isEnabled && held.includes('operators')
    const isManaged =
      manages(roles, enabled) || all.some((one) => one.id !== id && manages(one.roles, one.disabled_at === null))
    if (!isManaged) throw new Problem('LAST_OPERATOR')
    await trx
      .updateTable('operators')
      .set({ roles, disabled_at: enabled ? null : (own.disabled_at ?? now()) })
      .where('id', '=', id)
      .execute()
    const isDemoted = own.roles.some((role) => !roles.includes(role))
    if (!enabled) await revokeOperatorKeys(trx, id, 'disabled', now())
    else if (isDemoted) await revokeOperatorKeys(trx, id, 'demoted', now())
  })
}

type Link = { readonly link: string; readonly expiresAt: string }

/** The address at which an invitation is used. The secret comes after the #, which browsers send to no server. */
export const joinLink = (publicUrl: string, secret: string): string => `${publicUrl}/v3/console/join#${secret}`

/** The operator who requests a link, and the act. */
type Inviting = { readonly invitedBy: string; readonly actId: string }

/** Creates a link with which a new operator can join. */
export async function inviteOperator(
  services: Services,
  inviting: Inviting,
  roles: readonly OperatorRole[],
): Promise<Link> {
  const { secret, expiresAt } = await inviteBy(services, { ...inviting, kind: 'operator-invitation', roles })
  return { link: joinLink(services.config.publicUrl, secret), expiresAt: expiresAt.toISOString() }
}

/** Creates a link with which an operator can set a new password and authenticator. @throws Problem OPERATOR_UNKNOWN */
export async function inviteAgain(services: Services, inviting: Inviting, operatorId: string): Promise<Link> {
  const { db, config } = services
  const own = await db
    .selectFrom('operators')
    .select('roles')
    .where('id', '=', operatorId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (own === undefined) throw new Problem('OPERATOR_UNKNOWN')
  const { secret, expiresAt } = await inviteBy(services, {
    ...{ ...inviting, kind: 'second-factor-reset', roles: own.roles, operatorId },
  })
  return { link: joinLink(config.publicUrl, secret), expiresAt: expiresAt.toISOString() }
}
