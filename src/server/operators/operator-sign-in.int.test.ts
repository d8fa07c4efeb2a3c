import { expect, test } from 'vitest'
import { Problem } from '#domain/problems.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { operatorSession } from './operator.fixture.ts'
import { signInOperator } from './operator-sign-in.ts'
import { isPassword } from './password.ts'

const { services } = await testApp()
const { db, now } = services
const signIn = (login: string) => signInOperator(services, { login, password: 'a guess', code: '123456' }, 'A test')

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
