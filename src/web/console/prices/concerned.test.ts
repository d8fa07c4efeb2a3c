import { expect, test } from 'vitest'
import { concernedBy } from './concerned.ts'

const price = {
  ...{ id: 'p', planKey: '1-MONTH', planName: '4-Week Plan', externalId: 'x', currency: 'USD' },
  ...{ firstMinor: 2999, firstDays: 30, renewalMinor: 2999, renewalDays: 30, announced: null },
  subscribers: [
    { renewalMinor: 2499, count: 2 },
    { renewalMinor: 2999, count: 5 },
    { renewalMinor: 3999, count: 1 },
  ],
}

test('without an announcement no subscriber is affected', () => {
  expect(concernedBy(price, 3499, null)).toEqual(['Existing subscribers keep the price they agreed to: 8 subscribers.'])
})

test('subscribers who pay less are asked, and those who pay more are told', () => {
  const sentences = concernedBy(price, 2999, '2027-01-01')
  expect(sentences[0]).toMatch(/^Now paying less than \$29\.99: 2 subscribers\. Each is asked/)
  expect(sentences[1]).toMatch(/^Now paying more: 1 subscriber\. Each is told/)
  expect(sentences[2]).toMatch(/^Already paying that: 5 subscribers/)
  expect(sentences[3]).toContain('from 2027-01-01')
})

test('a plan without subscribers affects no customer', () => {
  expect(concernedBy({ ...price, subscribers: [] }, 2999, '2027-01-01')[0]).toBe(
    'Nobody has subscribed to this plan in USD.',
  )
})
