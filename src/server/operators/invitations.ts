import type { InvitationReply, JoinRequest } from '#domain/api/console/operators.ts'
import { brand } from '#domain/brand.ts'
import type { KeyKind } from '#domain/key-kinds.ts'
import { type OperatorRole, operatorRoles } from '#domain/operator-roles.ts'
import { Problem } from '#domain/problem.ts'
import { columnsOf } from '#server/access-keys/add-key.ts'
import { revokeOperatorKeys } from '#server/access-keys/end-keys.ts'
import { keyOfSecret } from '#server/access-keys/find-key.ts'
import { hashOf, newSecret } from '#server/platform/crypto/secret.ts'
import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import type { Reader, Trx } from '#server/platform/db/transaction.ts'
import { inTransaction, violatedIndex } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'
import { base32 } from './base32.ts'
import { newCodeSecret, openSecret, sealSecret } from './code-secret.ts'
import { stepOfCode } from './one-time-code.ts'
import { startOperatorSession } from './operator-sessions.ts'
import { storedLogin } from './operator-sign-in.ts'
import { hashPassword, type PasswordHash } from './password.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'

const kinds = ['operator-invitation', 'first-invitation', 'second-factor-reset'] as const satisfies readonly KeyKind[]

type NewInvitation = {
  readonly kind: (typeof kinds)[number]
  /** The act that requests it: repeated, it is the same invitation, and only its newest link is valid. */
  readonly actId?: string
  readonly roles: readonly OperatorRole[]
  /** The operator whose password and second factor it replaces. */
  readonly operatorId?: string
  readonly invitedBy?: string
  /** Set from the configuration; otherwise generated. */
  readonly secret?: string
}

/** Stores an invitation and returns its secret, of which only the hash is stored. */
async function invite(
  db: Reader,
  { keys, now }: Pick<Services, 'keys' | 'now'>,
  { kind, roles, operatorId, invitedBy, actId, secret = newSecret() }: NewInvitation,
): Promise<{ readonly secret: string; readonly expiresAt: Date }> {
  const time = now()
  const owner = operatorId === undefined ? null : { operatorId }
  const columns = columnsOf({ kind, owner, scope: roles, madeBy: invitedBy ?? null, now: time }, secret)
  const { expires_at } = columns
  await db
    .insertInto('access_keys')
    .values({ ...columns, id: actId ?? uuidV7(time), code_secret: sealSecret(keys, newCodeSecret()) })
    .onConflict((conflict) =>
      // A configured secret that was not used yet becomes valid again at each start.
      (actId === undefined ? conflict.column('secret_hash') : conflict.column('id'))
        .doUpdateSet({ secret_hash: hashOf(secret), expires_at })
        .where('access_keys.ended_at', 'is', null),
    )
    .execute()
  return { secret, expiresAt: expires_at }
}

/**
 * Stores an invitation of an operator who may manage operators at this moment. Their row is held meanwhile, so that
 * taking their access away ends the invitation as well, or comes first and refuses it.
 * @throws Problem ROLE_NEEDED
 */
export const inviteBy = (services: Services, invitation: NewInvitation & { readonly invitedBy: string }) =>
  inTransaction(services.db, async (trx) => {
    const maker = await trx
      .selectFrom('operators')
      .select('roles')
      .where('id', '=', invitation.invitedBy)
      .where('disabled_at', 'is', null)
      .forShare()
      .executeTakeFirst()
    if (maker?.roles.includes('operators') !== true) throw new Problem('ROLE_NEEDED')
    return invite(trx, services, invitation)
  })

/** Whether there is an enabled operator who may manage operators. */
async function isManaged(db: Reader): Promise<boolean> {
  const manager = await db
    .selectFrom('operators')
    .select('id')
    .where('disabled_at', 'is', null)
    .where(({ val, eb, ref }) => eb(val('operators'), '=', ({ fn }) => fn('any', [ref('roles')])))
    .executeTakeFirst()
  return manager !== undefined
}

/**
 * As long as no operator may manage operators, returns the secret of an invitation for all roles: the configured one,
 * otherwise a new one. Null if one may.
 */
export async function inviteFirst(services: Services, configured: string | null): Promise<string | null> {
  if (await isManaged(services.db)) return null
  const { secret } = await invite(services.db, services, {
    kind: 'first-invitation',
    roles: operatorRoles,
    ...(configured === null ? {} : { secret: configured }),
  })
  return secret
}

const openInvitation = (db: Reader, secret: string, now: Date) =>
  keyOfSecret(db, kinds, secret, now)
    .leftJoin('operators', 'operators.id', 'access_keys.operator_id')
    .select(['access_keys.id', 'access_keys.kind', 'access_keys.scope', 'access_keys.operator_id'])
    .select(['access_keys.code_secret', 'operators.login'])
    .where('operators.disabled_at', 'is', null)
    .executeTakeFirst()

/** An invitation whose authenticator can be set up. `code` is its secret, `sealed` the same as it is stored. */
type Invitation = {
  readonly id: string
  readonly roles: readonly OperatorRole[]
  readonly operatorId: string | null
  readonly login: string | null
  readonly code: Buffer
  readonly sealed: Buffer
}

async function findInvitation(services: Services, db: Reader, secret: string): Promise<Invitation> {
  const found = await openInvitation(db, secret, services.now())
  const sealed = found?.code_secret ?? null
  if (found === undefined || sealed === null) throw new Problem('INVITATION_INVALID')
  if (found.kind === 'first-invitation' && (await isManaged(db))) throw new Problem('INVITATION_INVALID')
  const code = openSecret(services.keys, sealed)
  if (code === null) throw new Problem('INVITATION_INVALID')
  const { id, login, operator_id: operatorId, scope } = found
  return { id, login, operatorId, roles: operatorRoles.filter((role) => scope.includes(role)), code, sealed }
}

/** Data for setting up an invited person's authenticator. @throws Problem INVITATION_INVALID */
export async function readInvitation(services: Services, secret: string): Promise<InvitationReply> {
  const { roles, login, code } = await findInvitation(services, services.db, secret)
  const codeSecret = base32(code)
  const label = encodeURIComponent(`${brand.name} console`)
  const codeAddress = `otpauth://totp/${label}${login === null ? '' : `:${encodeURIComponent(login)}`}?secret=${codeSecret}&issuer=${label}`
  return { roles: [...roles], login, codeSecret, codeAddress }
}

type Joined = { readonly operatorId: string; readonly secret: string; readonly recoveryCodes: readonly string[] }

/**
 * Creates the operator of an invitation, or gives an existing operator a new password and authenticator, and begins a
 * session.
 * @throws Problem INVITATION_INVALID, CODE_WRONG, LOGIN_TAKEN
 */
export async function join(services: Services, request: JoinRequest, device: string): Promise<Joined> {
  await findInvitation(services, services.db, request.invitation)
  const password = await hashPassword(request.password)
  try {
    return await inTransaction(services.db, async (trx) => {
      const now = services.now()
      // One person joins at a time, so that the first invitation creates only one operator.
      await trx.selectFrom('access_keys').select('id').where('kind', 'in', kinds).orderBy('id').forUpdate().execute()
      const invitation = await findInvitation(services, trx, request.invitation)
      // Authenticators use the real time, and the sandbox's clock may be ahead of it.
      const step = stepOfCode(invitation.code, { code: request.code, now: new Date(), usedStep: 0 })
      if (step === null) throw new Problem('CODE_WRONG', 'code')
      const operatorId = await storeOperator(trx, { invitation, request, password, step, now })
      const used = { ended_at: now, ended_because: 'used', last_used_at: now }
      await trx.updateTable('access_keys').set(used).where('id', '=', invitation.id).execute()
      const recoveryCodes = await renewRecoveryCodes(trx, operatorId)
      return { operatorId, recoveryCodes, secret: await startOperatorSession(trx, { operatorId, device, now }) }
    })
  } catch (error) {
    if (violatedIndex(error) === 'operators_login_key') throw new Problem('LOGIN_TAKEN', 'login')
    throw error
  }
}

type NewOperator = {
  readonly invitation: Invitation
  readonly request: JoinRequest
  readonly password: PasswordHash
  readonly step: number
  readonly now: Date
}

async function storeOperator(trx: Trx, { invitation, request, password, step, now }: NewOperator): Promise<string> {
  const proof = {
    password_hash: password.hash,
    password_salt: password.salt,
    password_cost: password.cost,
    code_secret: invitation.sealed,
    code_step: step,
  }
  const id = invitation.operatorId
  if (id !== null) {
    await trx
      .updateTable('operators')
      .set({ ...proof, failed_tries: 0, try_again_at: null })
      .where('id', '=', id)
      .execute()
    // Whoever had the old proof may have made keys with it.
    await revokeOperatorKeys(trx, id, 'second-factor-replaced', now)
    return id
  }
  const made = uuidV7(now)
  const { login, name } = request
  await trx
    .insertInto('operators')
    .values({ ...proof, id: made, login: storedLogin(login), name, roles: [...invitation.roles], created_at: now })
    .execute()
  return made
}
