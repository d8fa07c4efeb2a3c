import { beforeEach } from 'vitest'
import { plusDays } from '#domain/time.ts'
import { testDatabase } from '#server/platform/db/test-database.fixture.ts'
import { movedChargeContract } from './moved-charge-contract.example.ts'
import { planChangeContract } from './plan-change-contract.example.ts'
import { type ProviderFixture, providerContract } from './provider-contract.example.ts'
import { answerBank, changeCard } from './sandbox/buyer-actions.ts'
import { createSandbox } from './sandbox/sandbox.ts'
import { deliverWebhooks } from './sandbox/webhooks.ts'

const { db } = await testDatabase()
const BEGIN = new Date('2026-11-21T12:00:00Z')
let now = BEGIN
beforeEach(() => {
  now = BEGIN
})

const fixture: ProviderFixture = {
  provider: createSandbox({ db, now: () => now }),
  now: () => now,
  passDays: (days) => {
    now = plusDays(now, days)
  },
  // The sandbox gets the card with the order.
  pay: async () => {},
  declines: [
    ['declined', 'PAYMENT_DECLINED'],
    ['insufficient_funds', 'PAYMENT_INSUFFICIENT_FUNDS'],
    ['expired', 'PAYMENT_CARD_EXPIRED'],
    ['wrong_cvc', 'PAYMENT_WRONG_CVC'],
  ],
  answerBank: ({ snapshot }, approves) => answerBank(db, snapshot.ref, approves, now),
  payOwed: ({ ref }) => changeCard(db, ref, 'ok', now),
  bindWeek: () => {},
  webhooks: async () => {
    const delivered: { body: Buffer; headers: Readonly<Record<string, string>> }[] = []
    const deliver = async (body: string, headers: Readonly<Record<string, string>>) => {
      delivered.push({ body: Buffer.from(body), headers })
      return 200
    }
    await deliverWebhooks(db, deliver, now)
    return delivered
  },
}

providerContract(fixture)
movedChargeContract(fixture)
planChangeContract(fixture)
