import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { sealSecret } from './code-secret.ts'
import { oneTimeCodeAt } from './one-time-code.ts'
import { lowerPasswordCost, operatorSession } from './operator.fixture.ts'
import { signInOperator } from './operator-sign-in.ts'
import { isPassword } from './password.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'

const { services, pass } = await testApp()
const { db, now } = services
const here = { device: 'A test', network: '192.0.2.0' }
const elsewhere = { device: 'A test', network: '198.51.100.0' }
const signIn = (login: string) => signInOperator(services, { login, password: 'a guess', code: '123456' }, here)
const refused = new Problem('OPERATOR_REFUSED')
const PASSWORD = 'correct horse battery'
const authenticator = Buffer.alloc(20, 7)

afterEach(() => {
  vi.useRealTimers()
})

/** An operator with a password, an authenticator and recovery codes. */
async function wholeOperator() {
  const { id } = await operatorSession(services)
  const login = `op-${id}`
  await lowerPasswordCost(services, login, PASSWORD)
  const code_secret = sealSecret(services.keys, authenticator)
  await db.updateTable('operators').set({ code_secret, code_step: 0 }).where('id', '=', id).execute()
  const [recovery = ''] = await inTransaction(db, (trx) => renewRecoveryCodes(trx, id))
  const from = (where: typeof here, proof: { password?: string; code?: string }) =>
    signInOperator(
      services,
      { login, password: PASSWORD, code: oneTimeCodeAt(authenticator, new Date()), ...proof },
      where,
    )
  return { id, recovery, from }
}

test('wrong passwords of strangers keep out neither the operator nor anybody else who comes from elsewhere', async () => {
  const { from } = await wholeOperator()
  for (let tried = 0; tried < 8; tried++)
    await expect(from(elsewhere, { password: randomUUID() })).rejects.toEqual(refused)
  expect(await from(here, {})).toEqual(expect.any(String))
})

test('after five wrong passwords a network guesses no further, and a recovery code opens all the same', async () => {
  const { from, recovery } = await wholeOperator()
  for (let tried = 0; tried < 5; tried++)
    await expect(from(elsewhere, { password: randomUUID() })).rejects.toEqual(refused)
  await expect(from(elsewhere, {})).rejects.toEqual(refused)
  expect(await from(elsewhere, { code: recovery })).toEqual(expect.any(String))
})

test('wrong codes after the right password cost a wait from everywhere, in which only a recovery code opens', async () => {
  const { from, recovery } = await wholeOperator()
  for (let tried = 0; tried < 5; tried++) await expect(from(elsewhere, { code: '000000' })).rejects.toEqual(refused)
  await expect(from(here, {})).rejects.toEqual(refused)
  expect(await from(here, { code: recovery })).toEqual(expect.any(String))
  expect(await from(here, {})).toEqual(expect.any(String))
})

test('from the fifth wrong code on each one doubles the wait, up to a quarter of an hour, and a right one ends it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const { id, from } = await wholeOperator()
  const stored = () =>
    db.selectFrom('operators').select(['failed_tries', 'try_again_at']).where('id', '=', id).executeTakeFirstOrThrow()
  const waits: number[] = []
  for (let tried = 1; tried <= 11; tried++) {
    await expect(from(here, { code: '000000' })).rejects.toEqual(refused)
    const { failed_tries, try_again_at } = await stored()
    const wait = (try_again_at?.getTime() ?? 0) - now().getTime()
    expect(failed_tries).toBe(tried)
    waits.push(wait / 1000)
    if (wait === 0) continue
    pass(wait - 1)
    // What is tried while somebody waits neither opens nor makes the wait longer.
    await expect(from(here, { code: '000000' })).rejects.toEqual(refused)
    await expect(from(here, {})).rejects.toEqual(refused)
    expect(await stored()).toEqual({ failed_tries: tried, try_again_at })
    pass(1)
  }
  expect(waits).toEqual([0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900])
  expect(await from(here, {})).toEqual(expect.any(String))
  expect(await stored()).toEqual({ failed_tries: 0, try_again_at: null })
})

test('a name is the same in small and capital letters, and a disabled operator is refused', async () => {
  const { id, recovery, from } = await wholeOperator()
  const login = `OP-${id.toUpperCase()}`
  const proof = { login, password: PASSWORD, code: oneTimeCodeAt(authenticator, new Date()) }
  expect(await signInOperator(services, proof, here)).toEqual(expect.any(String))
  await db.updateTable('operators').set({ disabled_at: now() }).where('id', '=', id).execute()
  await expect(from(here, { code: recovery })).rejects.toEqual(refused)
})

test('refusing an operator who has to wait takes as long as refusing an unknown name', async () => {
  const { id } = await operatorSession(services)
  const waiting = { password_cost: 16, try_again_at: new Date(now().getTime() + 60_000) }
  await db.updateTable('operators').set(waiting).where('id', '=', id).execute()
  // CPU time, not wall-clock time: it is the same on a busy machine.
  const workOf = async (login: string) => {
    const before = process.cpuUsage()
    await expect(signIn(login)).rejects.toEqual(new Problem('OPERATOR_REFUSED'))
    return process.cpuUsage(before).user
  }
  expect(await workOf(`op-${id}`)).toBeGreaterThan((await workOf('nobody')) / 2)
})

test('sign-ins that wait for a password comparison do not block the database', async () => {
  const { id } = await operatorSession(services)
  const order: string[] = []
  const note = (what: string) => () => void order.push(what)
  // Two are compared at a time; the sign-ins, as many as there are connections, wait behind them.
  const compared = Promise.all([1, 2, 3, 4].map(() => isPassword('a guess', null))).then(note('compared'))
  const refused = Promise.allSettled(Array.from({ length: 10 }, () => signIn(`op-${id}`)))
  await db.selectFrom('operators').select('id').execute().then(note('answered'))
  await Promise.all([compared, refused])
  expect(order).toEqual(['answered', 'compared'])
})

test('a password that is changed while somebody signs in with it opens nothing', async () => {
  const { id, from } = await wholeOperator()
  /** Waits until the sign-in has compared the password and wants the operator's row. */
  const untilItWaits = async (): Promise<void> => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if (rows.length === 0) await untilItWaits()
  }
  const attempt = await inTransaction(db, async (trx) => {
    await trx
      .updateTable('operators')
      .set({ password_hash: Buffer.alloc(32, 1) })
      .where('id', '=', id)
      .execute()
    const signingIn = from(here, {}).catch((error: unknown) => error)
    await untilItWaits()
    return { signingIn }
  })
  expect(await attempt.signingIn).toEqual(refused)
})
