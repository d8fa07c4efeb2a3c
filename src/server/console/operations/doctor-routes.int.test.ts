import { expect, onTestFinished, test } from 'vitest'
import type { DoctorReply } from '#domain/api/console/doctor.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'

// Nobody listens there, so that nothing but this app and its database is looked at.
const server = await testApp({ env: { PUBLIC_URL: 'http://localhost:1' } })
const { db } = server.services
const operator = await signedInOperator(server, ['operators'])

const migrations = async () =>
  (await operator.get(consoleRoutes.doctor)).json<DoctorReply>().checks.find(({ name }) => name === 'migrations')

test('the console shows a migration that waits, and a database that a newer version has had', async () => {
  expect(await migrations()).toMatchObject({ state: 'ok', change: null })

  const applied = await db.selectFrom('schema_migrations').selectAll().execute()
  onTestFinished(async () => {
    await db.deleteFrom('schema_migrations').execute()
    await db.insertInto('schema_migrations').values(applied).execute()
  })
  await db.deleteFrom('schema_migrations').execute()
  expect(await migrations()).toMatchObject({
    state: 'warning',
    says: expect.stringContaining(`the first is ${applied[0]?.name}`),
    change: expect.stringContaining('Restart the app'),
  })

  await db
    .insertInto('schema_migrations')
    .values([...applied, { number: 9999, name: '9999-newer.sql', checksum: 'x' }])
    .execute()
  expect(await migrations()).toMatchObject({
    state: 'fault',
    says: expect.stringContaining('newer version'),
    change: 'Start the newer version.',
  })
})

test('an operator without the role does not learn it', async () => {
  const keeper = await signedInOperator(server, ['figures'])
  expect((await keeper.get(consoleRoutes.doctor)).statusCode).toBe(403)
})
