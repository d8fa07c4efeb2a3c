import type { Static } from 'typebox'
import type { SignInRequest } from '#domain/api/console/operators.ts'
import { Problem } from '#domain/problems.ts'
import type { Reader, Trx } from '#server/platform/db/transaction.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'
import { openSecret } from './code-secret.ts'
import { stepOfCode } from './one-time-code.ts'
import { startOperatorSession } from './operator-sessions.ts'
import { isPassword, type PasswordHash } from './password.ts'
import { renewRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts'

const MS_PER_SECOND = 1000
/** Wrong attempts without a wait; after them each attempt doubles the wait. */
const FREE_TRIES = 5
const FIRST_WAIT_SECONDS = 30
const LONGEST_WAIT_SECONDS = 15 * 60

const waitAfter = (failedTries: number): number =>
  failedTries < FREE_TRIES
    ? 0
    : Math.min(FIRST_WAIT_SECONDS * 2 ** (failedTries - FREE_TRIES), LONGEST_WAIT_SECONDS) * MS_PER_SECOND

const operatorOf = (db: Reader, login: string) =>
  db
    .selectFrom('operators')
    .select(['id', 'password_hash', 'password_salt', 'password_cost', 'code_secret', 'code_step'])
    .select(['failed_tries', 'try_again_at'])
    .where('login', '=', login.toLowerCase())
    .where('disabled_at', 'is', null)

type OperatorRow = NonNullable<Awaited<ReturnType<ReturnType<typeof operatorOf>['executeTakeFirst']>>>

const passwordOf = (row: OperatorRow): PasswordHash => ({
  hash: row.password_hash,
  salt: row.password_salt,
  cost: row.password_cost,
})

/** Whether the second factor is right; if it is, it is used up. */
async function takeCode(services: Services, trx: Trx, row: OperatorRow, code: string, now: Date): Promise<boolean> {
  const secret = openSecret(services.keys, row.code_secret)
  // Authenticators use the real time, and the sandbox's clock may be ahead of it.
  const step = secret === null ? null : stepOfCode(secret, { code, now: new Date(), usedStep: row.code_step })
  if (step === null) return takeRecoveryCode(trx, row.id, code, now)
  await trx.updateTable('operators').set({ code_step: step }).where('id', '=', row.id).execute()
  return true
}

type Proof = { readonly password: string; readonly code: string }

/**
 * Runs `work` for the operator with this name, password and code, and returns its result. The code is used up. Attempts
 * are handled one after the other, and wrong ones cost more and more time. @throws Problem OPERATOR_REFUSED, whatever
 * was wrong
 */
async function withProof<T>(
  services: Services,
  login: string,
  { password, code }: Proof,
  work: (trx: Trx, operatorId: string) => Promise<T>,
): Promise<T> {
  // Compared before the transaction, which holds a connection and the operator's row; and for every name, so that the
  // time reveals neither which names exist nor which have to wait.
  const seen = await operatorOf(services.db, login).executeTakeFirst()
  const isPasswordRight = await isPassword(password, seen === undefined ? null : passwordOf(seen))
  const made = await inTransaction(services.db, async (trx) => {
    const now = services.now()
    const row = await operatorOf(trx, login).forUpdate().executeTakeFirst()
    if (row === undefined || (row.try_again_at !== null && now < row.try_again_at)) return null
    const isSamePassword = seen?.password_hash.equals(row.password_hash) === true
    const isRight = isPasswordRight && isSamePassword && (await takeCode(services, trx, row, code, now))
    const failed = row.failed_tries + 1
    const state = isRight
      ? { failed_tries: 0, try_again_at: null }
      : { failed_tries: failed, try_again_at: new Date(now.getTime() + waitAfter(failed)) }
    await trx.updateTable('operators').set(state).where('id', '=', row.id).execute()
    return isRight ? { value: await work(trx, row.id) } : null
  })
  if (made === null) throw new Problem('OPERATOR_REFUSED')
  return made.value
}

/**
 * Begins a session for an operator with the right name, password and code, and returns its secret.
 * @throws Problem OPERATOR_REFUSED, whatever was wrong
 */
export const signInOperator = (
  services: Services,
  { login, ...proof }: Static<typeof SignInRequest>,
  device: string,
): Promise<string> =>
  withProof(services, login, proof, (trx, operatorId) =>
    startOperatorSession(trx, { operatorId, device, now: services.now() }),
  )

/**
 * Replaces the recovery codes of an operator who proves again who they are: an open session is not enough to create new
 * keys to the console.
 * @throws Problem OPERATOR_REFUSED, whatever was wrong
 */
export const replaceRecoveryCodes = (services: Services, login: string, proof: Proof): Promise<readonly string[]> =>
  withProof(services, login, proof, renewRecoveryCodes)
