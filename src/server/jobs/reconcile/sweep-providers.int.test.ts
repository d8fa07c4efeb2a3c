import { expect, test } from 'vitest'
import { MS_PER_DAY } from '#domain/time.ts'
import { advanceSandbox } from '#server/payment-providers/sandbox/advance.ts'
import type { PaymentProvider } from '#server/platform/payment-provider/provider.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newLeadToken, postOrder } from '#server/test-client.fixture.ts'
import { sweepProviders } from './sweep-providers.ts'

test('a provider that refuses its list does not block the others, and its error is reported', async () => {
  const server = await testApp()
  const { services, app } = server
  const { db, payments } = services
  await postOrder(server, await newLeadToken(server, 'swept@example.com'), { sandbox: { scenario: 'ok' } })
  server.pass(31 * MS_PER_DAY)
  // The renewal is charged, and no webhook reports it.
  await advanceSandbox(db, services.now())
  const refusing = payments.all.map(
    (provider): PaymentProvider => ({
      ...provider,
      changedSince: () => {
        throw new Error('The list is not allowed to this app.')
      },
    }),
  )
  const both = { ...services, payments: { ...payments, all: [...refusing, ...payments.all] } }
  await expect(sweepProviders(both, app.log)).rejects.toThrow('not allowed')
  const paid = await db.selectFrom('payments').select('kind').where('state', '=', 'succeeded').orderBy('kind').execute()
  expect(paid.map(({ kind }) => kind)).toEqual(['initial', 'renewal'])
})

test('after an outage of four weeks a renewal without a webhook is found', async () => {
  const server = await testApp()
  const { services, app } = server
  const { db } = services
  await postOrder(server, await newLeadToken(server, 'outage@example.com'), { sandbox: { scenario: 'ok' } })
  // The week is over.
  server.pass(8 * MS_PER_DAY)
  await advanceSandbox(db, services.now())
  server.pass(28 * MS_PER_DAY)
  await sweepProviders(services, app.log)
  const paid = await db.selectFrom('payments').select('kind').orderBy('kind').execute()
  expect(paid.map(({ kind }) => kind)).toEqual(['initial', 'renewal'])
})
