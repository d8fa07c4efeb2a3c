import type { Static } from 'typebox'
import type { SignInRequest } from '#domain/api/console/operators.ts'
import { Problem } from '#domain/problems.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'
import { openSecret } from './code-secret.ts'
import { stepOfCode } from './one-time-code.ts'
import { startOperatorSession } from './operator-sessions.ts'
import { isPassword } from './password.ts'
import { renewRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts'

const MS_PER_SECOND = 1000
/** Wrong tries that cost no wait; from then on each doubles it. */
const FREE_TRIES = 5
const FIRST_WAIT_SECONDS = 30
const LONGEST_WAIT_SECONDS = 15 * 60

const waitAfter = (failedTries: number): number =>
  failedTries < FREE_TRIES
    ? 0
    : Math.min(FIRST_WAIT_SECONDS * 2 ** (failedTries - FREE_TRIES), LONGEST_WAIT_SECONDS) * MS_PER_SECOND

const operatorOf = (trx: Trx, login: string) =>
  trx
    .selectFrom('operators')
    .select(['id', 'password_hash', 'password_salt', 'password_cost', 'code_secret', 'code_step'])
    .select(['failed_tries', 'try_again_at'])
    .where('login', '=', login.toLowerCase())
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

type OperatorRow = NonNullable<Awaited<ReturnType<typeof operatorOf>>>

/** Whether the second factor is right; it is used up with that. */
async function takeCode(services: Services, trx: Trx, row: OperatorRow, code: string, now: Date): Promise<boolean> {
  const secret = openSecret(services.keys, row.code_secret)
  // An authenticator goes by the real time, which the sandbox's clock may have left behind.
  const step = secret === null ? null : stepOfCode(secret, { code, now: new Date(), usedStep: row.code_step })
  if (step === null) return takeRecoveryCode(trx, row.id, code, now)
  await trx.updateTable('operators').set({ code_step: step }).where('id', '=', row.id).execute()
  return true
}

type Proof = { readonly password: string; readonly code: string }

/**
 * The operator whose name, password and code these are; null where anything is wrong. The code is used up. Tries are taken
 * one after the other, and wrong ones cost more and more time.
 */
async function provenOperator(
  services: Services,
  trx: Trx,
  login: string,
  { password, code }: Proof,
): Promise<string | null> {
  const now = services.now()
  const row = await operatorOf(trx, login)
  if (row === undefined) {
    await isPassword(password, null)
    return null
  }
  if (row.try_again_at !== null && now < row.try_again_at) return null
  const { password_hash: hash, password_salt: salt, password_cost: cost } = row
  const isRight = (await isPassword(password, { hash, salt, cost })) && (await takeCode(services, trx, row, code, now))
  const failed = row.failed_tries + 1
  const state = isRight
    ? { failed_tries: 0, try_again_at: null }
    : { failed_tries: failed, try_again_at: new Date(now.getTime() + waitAfter(failed)) }
  await trx.updateTable('operators').set(state).where('id', '=', row.id).execute()
  return isRight ? row.id : null
}

/**
 * Begins a session for an operator with the right name, password and code, and returns its secret.
 * @throws Problem OPERATOR_REFUSED, whatever was wrong
 */
export async function signInOperator(
  services: Services,
  { login, ...proof }: Static<typeof SignInRequest>,
  device: string,
): Promise<string> {
  const secret = await inTransaction(services.db, async (trx) => {
    const operatorId = await provenOperator(services, trx, login, proof)
    return operatorId === null ? null : startOperatorSession(trx, { operatorId, device, now: services.now() })
  })
  if (secret === null) throw new Problem('OPERATOR_REFUSED')
  return secret
}

/**
 * Replaces the recovery codes of an operator who proves to be the one who signed in: an open session alone does not make
 * new keys to the console.
 * @throws Problem OPERATOR_REFUSED, whatever was wrong
 */
export async function replaceRecoveryCodes(
  services: Services,
  login: string,
  proof: Proof,
): Promise<readonly string[]> {
  const codes = await inTransaction(services.db, async (trx) => {
    const operatorId = await provenOperator(services, trx, login, proof)
    return operatorId === null ? null : renewRecoveryCodes(trx, operatorId)
  })
  if (codes === null) throw new Problem('OPERATOR_REFUSED')
  return codes
}
