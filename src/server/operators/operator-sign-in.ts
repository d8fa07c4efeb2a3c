import type { Static } from 'typebox'
import type { SignInRequest } from '#domain/api/console/operators.ts'
import { Problem } from '#domain/problem.ts'
import type { Reader, Trx } from '#server/platform/db/transaction.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'
import { openSecret } from './code-secret.ts'
import { stepOfCode } from './one-time-code.ts'
import { startOperatorSession } from './operator-sessions.ts'
import { isPassword, type PasswordHash } from './password.ts'
import { countWrongPassword, hasGuessedTooOften } from './password-guesses.ts'
import { renewRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts'

const MS_PER_SECOND = 1000
/** Wrong codes after a right password that cost no wait; after them each one doubles the wait. */
const FREE_TRIES = 5
const FIRST_WAIT_SECONDS = 30
const LONGEST_WAIT_SECONDS = 15 * 60

const waitAfter = (failedTries: number): number =>
  failedTries < FREE_TRIES
    ? 0
    : Math.min(FIRST_WAIT_SECONDS * 2 ** (failedTries - FREE_TRIES), LONGEST_WAIT_SECONDS) * MS_PER_SECOND

/** A login as it is stored and compared: the same in capitals or with accents typed apart. */
export const storedLogin = (login: string): string => login.normalize('NFC').toLowerCase()

const operatorOf = (db: Reader, login: string) =>
  db
    .selectFrom('operators')
    .select(['id', 'password_hash', 'password_salt', 'password_cost', 'code_secret', 'code_step'])
    .select(['failed_tries', 'try_again_at'])
    .where('login', '=', storedLogin(login))
    .where('disabled_at', 'is', null)

type OperatorRow = NonNullable<Awaited<ReturnType<ReturnType<typeof operatorOf>['executeTakeFirst']>>>

const passwordOf = (row: OperatorRow): PasswordHash => ({
  hash: row.password_hash,
  salt: row.password_salt,
  cost: row.password_cost,
})

/**
 * Whether the second factor is right; if it is, it is used up. While somebody who knows the password has to wait, only a
 * recovery code is: it is too long to be guessed, so its owner is never kept out.
 */
async function takeCode(
  services: Services,
  trx: Trx,
  row: OperatorRow,
  code: string,
  mayGuess: boolean,
): Promise<boolean> {
  const now = services.now()
  const secret = mayGuess ? openSecret(services.keys, row.code_secret) : null
  // Authenticators use the real time, and the sandbox's clock may be ahead of it.
  const step = secret === null ? null : stepOfCode(secret, { code, now: new Date(), usedStep: row.code_step })
  if (step === null) return takeRecoveryCode(trx, row.id, code, now)
  await trx.updateTable('operators').set({ code_step: step }).where('id', '=', row.id).execute()
  return true
}

export type Proof = { readonly password: string; readonly code: string }

/** Where an attempt comes from: an address without its end; null if it is unknown. */
export type Network = string | null

/**
 * Runs `work` for the operator with this name, password and code, and returns its result. The code is used up. Attempts
 * are handled one after the other. Wrong passwords slow down where they come from, so a stranger keeps nobody out; wrong
 * codes after the right password slow down the operator. @throws Problem OPERATOR_REFUSED, whatever was wrong
 */
export async function withProof<T>(
  services: Services,
  login: string,
  { password, code }: Proof,
  network: Network,
  work: (trx: Trx, operatorId: string) => Promise<T>,
): Promise<T> {
  // Compared before the transaction, which holds a connection and the operator's row; and for every name, so that the
  // time reveals neither which names exist nor which have to wait.
  const seen = await operatorOf(services.db, login).executeTakeFirst()
  const isPasswordRight = await isPassword(password, seen === undefined ? null : passwordOf(seen))
  const guesser = { login: storedLogin(login), network }
  const mayGuess = !(await hasGuessedTooOften(services, guesser))
  if (!isPasswordRight) await countWrongPassword(services, guesser)
  const made = await inTransaction(services.db, async (trx) => {
    const now = services.now()
    const row = await operatorOf(trx, login).forUpdate().executeTakeFirst()
    const isSamePassword = row !== undefined && seen?.password_hash.equals(row.password_hash) === true
    if (!isPasswordRight || !isSamePassword) return null
    const isWaiting = row.try_again_at !== null && now < row.try_again_at
    const isRight = await takeCode(services, trx, row, code, mayGuess && !isWaiting)
    if (!isRight && isWaiting) return null
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
  { device, network }: { readonly device: string; readonly network: Network },
): Promise<string> =>
  withProof(services, login, proof, network, (trx, operatorId) =>
    startOperatorSession(trx, { operatorId, device, now: services.now() }),
  )

/**
 * Replaces the recovery codes of an operator who proves again who they are: an open session is not enough to create new
 * keys to the console.
 * @throws Problem OPERATOR_REFUSED, whatever was wrong
 */
export const replaceRecoveryCodes = (
  services: Services,
  login: string,
  proof: Proof,
  network: Network,
): Promise<readonly string[]> => withProof(services, login, proof, network, renewRecoveryCodes)
