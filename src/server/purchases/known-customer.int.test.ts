import { expect, test } from 'vitest'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { customerOf } from './known-customer.ts'

const { services } = await testApp()

test('simultaneous first purchases under one address get the same customer', async () => {
  const find = (email: string) => inTransaction(services.db, (trx) => customerOf(trx, email, services.now()))
  const found = await Promise.all(Array.from({ length: 8 }, () => find('twin@example.com')))
  expect(new Set(found).size).toBe(1)
  expect(await find('other@example.com')).not.toBe(found[0])
})
