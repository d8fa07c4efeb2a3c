import type { InvitationReply, JoinRequest } from '#domain/api/console/operators.ts'
import { brand } from '#domain/brand.ts'
import { type OperatorRole, operatorRoles } from '#domain/operator-roles.ts'
import { Problem } from '#domain/problems.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { hashOf, newSecret } from '#server/platform/crypto/secret.ts'
import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import type { Reader, Trx } from '#server/platform/db/transaction.ts'
import { inTransaction, violatedIndex } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'
import { base32 } from './base32.ts'
import { newCodeSecret, openSecret, sealSecret } from './code-secret.ts'
import { stepOfCode } from './one-time-code.ts'
import { endOperatorSessions, startOperatorSession } from './operator-sessions.ts'
import { hashPassword, type PasswordHash } from './password.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'

/** Days for which an invitation is valid. */
const VALID_DAYS = 7

type NewInvitation = {
  /** The act that requests it: repeated, it is the same invitation, and only its newest link is valid. */
  readonly actId?: string
  readonly roles: readonly OperatorRole[]
  readonly isFirst?: boolean
  readonly operatorId?: string
  readonly invitedBy?: string
  /** Set from the configuration; otherwise generated. */
  readonly secret?: string
}

/** Stores an invitation and returns its secret, of which only the hash is stored. */
export async function invite(
  db: Reader,
  { keys, now }: Pick<Services, 'keys' | 'now'>,
  { roles, isFirst = false, operatorId, invitedBy, actId, secret = newSecret() }: NewInvitation,
): Promise<{ readonly secret: string; readonly expiresAt: Date }> {
  const time = now()
  const expiresAt = new Date(time.getTime() + VALID_DAYS * MS_PER_DAY)
  await db
    .insertInto('operator_invitations')
    .values({
      id: actId ?? uuidV7(time),
      secret_hash: hashOf(secret),
      roles: [...roles],
      is_first: isFirst,
      operator_id: operatorId ?? null,
      invited_by: invitedBy ?? null,
      code_secret: sealSecret(keys, newCodeSecret()),
      created_at: time,
      expires_at: expiresAt,
    })
    .onConflict((conflict) =>
      // A configured secret that was not used yet becomes valid again at each start.
      (actId === undefined ? conflict.column('secret_hash') : conflict.column('id'))
        .doUpdateSet({ secret_hash: hashOf(secret), expires_at: expiresAt })
        .where('operator_invitations.used_at', 'is', null),
    )
    .execute()
  return { secret, expiresAt }
}

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
    roles: operatorRoles,
    isFirst: true,
    ...(configured === null ? {} : { secret: configured }),
  })
  return secret
}

const openInvitation = (db: Reader, secret: string, now: Date) =>
  db
    .selectFrom('operator_invitations')
    .leftJoin('operators', 'operators.id', 'operator_invitations.operator_id')
    .select(['operator_invitations.id', 'operator_invitations.roles', 'operator_invitations.is_first'])
    .select(['operator_invitations.operator_id', 'operator_invitations.code_secret', 'operators.login'])
    .where('operator_invitations.secret_hash', '=', hashOf(secret))
    .where('operator_invitations.used_at', 'is', null)
    .where('operator_invitations.expires_at', '>', now)
    .executeTakeFirst()

type Invitation = NonNullable<Awaited<ReturnType<typeof openInvitation>>>

async function findInvitation(services: Services, db: Reader, secret: string): Promise<Invitation & { code: Buffer }> {
  const found = await openInvitation(db, secret, services.now())
  if (found === undefined || (found.is_first && (await isManaged(db)))) throw new Problem('INVITATION_INVALID')
  const code = openSecret(services.keys, found.code_secret)
  if (code === null) throw new Problem('INVITATION_INVALID')
  return { ...found, code }
}

/** Data for setting up an invited person's authenticator. @throws Problem INVITATION_INVALID */
export async function readInvitation(services: Services, secret: string): Promise<InvitationReply> {
  const { roles, login, code } = await findInvitation(services, services.db, secret)
  const codeSecret = base32(code)
  const label = encodeURIComponent(`${brand.name} console`)
  const codeAddress = `otpauth://totp/${label}${login === null ? '' : `:${encodeURIComponent(login)}`}?secret=${codeSecret}&issuer=${label}`
  return { roles, login, codeSecret, codeAddress }
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
      await trx.selectFrom('operator_invitations').select('id').orderBy('id').forUpdate().execute()
      const invitation = await findInvitation(services, trx, request.invitation)
      // Authenticators use the real time, and the sandbox's clock may be ahead of it.
      const step = stepOfCode(invitation.code, { code: request.code, now: new Date(), usedStep: 0 })
      if (step === null) throw new Problem('CODE_WRONG', 'code')
      const operatorId = await storeOperator(trx, { invitation, request, password, step, now })
      await trx.updateTable('operator_invitations').set({ used_at: now }).where('id', '=', invitation.id).execute()
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
    code_secret: invitation.code_secret,
    code_step: step,
  }
  const id = invitation.operator_id
  if (id !== null) {
    await trx
      .updateTable('operators')
      .set({ ...proof, failed_tries: 0, try_again_at: null })
      .where('id', '=', id)
      .execute()
    await endOperatorSessions(trx, id)
    return id
  }
  const made = uuidV7(now)
  const { login, name } = request
  await trx
    .insertInto('operators')
    .values({ ...proof, id: made, login: login.toLowerCase(), name, roles: invitation.roles, created_at: now })
    .execute()
  return made
}
