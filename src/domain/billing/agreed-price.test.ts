import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MS_PER_DAY, MS_PER_HOUR } from '#domain/time.ts'
import {
  type AnnouncedPrice,
  agreedDays,
  agreedPlan,
  agreedRenewal,
  awaitsYes,
  isFrom,
  leastAmountFor,
  proposalFrom,
} from './agreed-price.ts'
import { chargeIfAgreed, nextCharge } from './next-charge.ts'
import { noticesDue, noticesOf } from './notices.ts'
import { agreement, charge, day, histories, periodAt, placed, snapshot } from './provider-history.example.ts'
import type { AgreedChange, PriceProposal, Purchase } from './purchase.ts'
import { reducePurchase } from './reduce-purchase.ts'
import type { PurchaseSnapshot } from './snapshot.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })
const change = (count: number, minor: number): AgreedChange => ({
  renewal: usd(minor),
  appliesFrom: periodAt(count).start,
})
const withChanges = (changes: readonly AgreedChange[]): Purchase => ({
  ...placed,
  agreement: { ...agreement, changes },
})
const reduced = (said: readonly PurchaseSnapshot[], from: Purchase) =>
  said.reduce((purchase, each) => reducePurchase(purchase, each, day(0)).purchase, from)

/** Prices agreed one after the other: the number of the renewal from which each applies, and the amount. */
const agreedPrices = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 100, max: 9999 })), {
    selector: ([count]) => count,
    maxLength: 4,
  })
  .map((steps) => steps.toSorted(([a], [b]) => a - b))
type Steps = readonly (readonly [count: number, minor: number])[]

/** The amount agreed for a renewal, computed differently from the code: by counting. */
const oracle = (steps: Steps, count: number): number => {
  if (count === 0) return agreement.first.minor
  let minor = agreement.renewal.minor
  for (const [from, price] of steps) if (from <= count) minor = price
  return minor
}
const countOf = ({ ref }: { readonly ref: string }): number => Number.parseInt(ref.slice('charge-'.length), 10)

test('a charge is compared with the price agreed for its period, and with no other', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(agreedPrices, amounts, fc.boolean(), (steps, paid, isExact) => {
      const charges = paid.map((minor, count) => charge(count, { amount: usd(isExact ? oracle(steps, count) : minor) }))
      const purchase = withChanges(steps.map(([count, minor]) => change(count, minor)))
      const { happened } = reducePurchase(purchase, snapshot({ charges, phase: 'regular' }), day(0))
      const wrong = happened.flatMap((news) => (news.kind === 'finding' ? [news.finding.detail] : []))
      const expected = charges.filter((each) => each.amount.minor !== oracle(steps, countOf(each)))
      // Above all, no charge above the agreed amount goes unnoticed.
      expect(wrong).toEqual(expected.map(({ ref }) => ref))
    }),
  )
})

test('snapshots in any order, repeated or lost, lead to the same state, even if prices have changed', () => {
  const lives = fc.tuple(agreedPrices, histories).chain(([steps, life]) => {
    const said = life.map((each) => ({
      ...each,
      nextAmount: usd(oracle(steps, each.charges.length)),
      charges: each.charges.map((one) => ({ ...one, amount: usd(oracle(steps, countOf(one))) })),
    }))
    return fc.shuffledSubarray([...said, ...said]).map((some) => ({ steps, said, heard: [...some, ...said.slice(-1)] }))
  })
  fc.assert(
    fc.property(lives, ({ steps, said, heard }) => {
      const from = withChanges(steps.map(([count, minor]) => change(count, minor)))
      const end = reduced(heard, from)
      expect(end).toEqual(reduced(said.slice(-1), from))
      const paid = end.charges.filter(({ state, isDuplicate }) => state === 'succeeded' && !isDuplicate)
      const rights = end.entitlements.map(({ chargeRef }) => chargeRef)
      expect(rights).toEqual(expect.arrayContaining(paid.map(({ ref }) => ref)))
      for (const each of heard) {
        const { happened } = reducePurchase(from, each, day(0))
        const found = happened.flatMap((news) => (news.kind === 'finding' ? [news.finding.what] : []))
        // The histories contain charges that came twice, or after the end, but none at a different price.
        expect(found.filter((what) => what !== 'second_charge' && what !== 'charge_after_end')).toEqual([])
      }
    }),
    { numRuns: 500 },
  )
})

test('a customer who agreed to more but was charged the earlier price has access; one who paid less has none', () => {
  const purchase = withChanges([change(2, 3499)])
  const access = (minor: number) =>
    reducePurchase(purchase, snapshot({ charges: [charge(0), charge(1), charge(2, { amount: usd(minor) })] }), day(0))
      .purchase.entitlements.length
  expect([access(3499), access(2999), access(2998)]).toEqual([3, 3, 2])
})

test('a period reported to start some hours before the end of the previous one has the new price', () => {
  const early = { start: new Date(periodAt(2).start.getTime() - 14 * MS_PER_HOUR), end: periodAt(2).end }
  const charges = [charge(0), charge(1), charge(2, { amount: usd(3499), period: early })]
  const { happened } = reducePurchase(withChanges([change(2, 3499)]), snapshot({ charges }), day(0))
  expect(happened.filter(({ kind }) => kind === 'finding')).toEqual([])
})

const regular = { phase: 'regular', period: periodAt(1), charges: [charge(0), charge(1)] } as const
const after = (changes: Partial<PurchaseSnapshot> = {}): Purchase =>
  reducePurchase(placed, snapshot({ ...regular, ...changes }), day(0)).purchase
const price = (minor: number, fromDay: number): AnnouncedPrice => ({
  id: 'change-1',
  renewal: usd(minor),
  renewalDays: 30,
  appliesFrom: day(fromDay),
})
const proposed = (changes: Partial<PriceProposal> = {}): PriceProposal => ({
  changeId: 'change-1',
  before: usd(2999),
  after: usd(3499),
  appliesFrom: periodAt(1).end,
  notifiedAt: null,
  isToApprove: false,
  ...changes,
})
const withProposal = (proposal: PriceProposal, purchase = after()): Purchase => ({ ...purchase, proposal })

test('a period counts as one from a moment on if it starts at most a day before', () => {
  expect([isFrom(day(7), day(7)), isFrom(day(6), day(7)), isFrom(new Date(day(6).getTime() - 1), day(7))]).toEqual([
    true,
    true,
    false,
  ])
})

describe('when an announced price applies', () => {
  test('the proposal names both prices, and nothing about it has been sent or agreed', () => {
    expect(proposalFrom(after(), price(3499, 37), day(7))).toEqual(proposed())
  })

  test('from the end of the first period that ends late enough', () => {
    // Periods end on days 37, 67, 97.
    expect(proposalFrom(after(), price(3499, 31), day(7))?.appliesFrom).toEqual(day(37))
    expect(proposalFrom(after(), price(3499, 38), day(7))?.appliesFrom).toEqual(day(67))
    expect(proposalFrom(after(), price(3499, 31), day(30))?.appliesFrom).toEqual(day(37))
    expect(proposalFrom(after(), price(3499, 31), day(31))?.appliesFrom).toEqual(day(67))
  })

  test('always at the first renewal that is announced early enough and not before the change', () => {
    const changes = fc.record({
      minor: fc.integer({ min: 1, max: 9999 }).filter((minor) => minor !== 2999),
      from: fc.integer({ min: 0, max: 400 }),
      now: fc.integer({ min: 7, max: 400 }),
    })
    fc.assert(
      fc.property(changes, ({ minor, from, now }) => {
        const at = proposalFrom(after(), price(minor, from), day(now))?.appliesFrom.getTime() ?? 0
        const days = (at - day(0).getTime()) / MS_PER_DAY
        const lead = minor > 2999 ? 7 : 14
        expect((days - 37) % 30).toBe(0)
        expect(days).toBeGreaterThanOrEqual(Math.max(from, now + lead, 37))
        expect(days === 37 || days - 30 < Math.max(from, now + lead)).toBe(true)
      }),
    )
  })

  test('an agreed price holds for at least one period', () => {
    const changes = [{ renewal: usd(3499), appliesFrom: day(67) }]
    const purchase = { ...after(), agreement: { ...placed.agreement, changes } }
    expect(proposalFrom(purchase, price(3999, 31), day(7))).toMatchObject({ before: usd(3499), appliesFrom: day(97) })
    expect(proposalFrom(purchase, price(3499, 31), day(7))).toBeNull()
  })

  test.each([
    ['is being canceled', after({ cancelAtPeriodEnd: true })],
    ['has ended', after({ state: 'canceled', endedAt: day(8) })],
    ['was never paid', after({ state: 'incomplete', period: null, charges: [] })],
    ['has no period yet', after({ period: null })],
    ['is about to end', { ...after(), endingBecause: 'canceled_by_customer' } as const],
  ])('not to a subscription that %s', (_, purchase) => {
    expect(proposalFrom(purchase, price(3499, 31), day(7))).toBeNull()
  })

  test.each([
    ['the same price', price(2999, 31)],
    ['another currency', { ...price(3499, 31), renewal: { minor: 3499, currency: 'EUR' } }],
    ['periods of another length', { ...price(3499, 31), renewalDays: 28 }],
  ])('not with %s', (_, other) => {
    expect(proposalFrom(after(), other, day(7))).toBeNull()
  })
})

describe('the notices of a new price', () => {
  const kinds = (purchase: Purchase) => noticesOf(purchase).map(({ kind, dueAt }) => [kind, dueAt])

  test('it is announced thirty days ahead; until then the reminder names the old price', () => {
    expect(kinds(withProposal(proposed()))).toEqual([
      ['price_change', day(7)],
      ['renewal_reminder', day(31)],
    ])
  })

  test('it is announced again a week ahead if there is no consent, and no renewal is announced that will not happen', () => {
    expect(kinds(withProposal(proposed({ notifiedAt: day(7) })))).toEqual([['price_change_again', day(30)]])
    // A customer who was notified late is not reminded at once.
    expect(kinds(withProposal(proposed({ notifiedAt: day(30) })))).toEqual([['price_change_again', day(33)]])
  })

  test('it is not announced with less than seven days left, and there is no reminder after the last day', () => {
    expect(noticesDue(withProposal(proposed()), day(30))).toHaveLength(1)
    expect(noticesDue(withProposal(proposed()), day(30.1)).map(({ kind }) => kind)).toEqual([])
    expect(noticesDue(withProposal(proposed({ notifiedAt: day(7) })), day(36.1))).toEqual([])
  })

  test('a customer who is leaving gets no notice', () => {
    expect(kinds(withProposal(proposed(), after({ cancelAtPeriodEnd: true })))).toEqual([])
  })
})

describe('another plan', () => {
  const quarter: AgreedChange = { ...change(2, 5999), plan: { key: '3-MONTH', name: '12-Week Plan', days: 90 } }
  const agreedTo = (...changes: readonly AgreedChange[]) => ({ ...agreement, changes })
  const renewalAt = (count: number) => ({ kind: 'renewal', period: periodAt(count) }) as const

  test('has its price and its length from its first day on', () => {
    const agreed = agreedTo(quarter)
    const known = [1, 2, 3].map((count) => {
      const { start } = periodAt(count)
      return [agreedRenewal(agreed, start).minor, agreedDays(agreed, start), agreedPlan(agreed, start)?.key ?? null]
    })
    expect(known).toEqual([
      [2999, 30, null],
      [5999, 90, '3-MONTH'],
      [5999, 90, '3-MONTH'],
    ])
  })

  test('replaces a price agreed to earlier, even if that price would have started later', () => {
    expect(agreedRenewal(agreedTo(change(3, 3499), quarter), periodAt(3).start)).toEqual(usd(5999))
    expect(agreedRenewal(agreedTo(quarter, change(3, 6499)), periodAt(3).start)).toEqual(usd(6499))
  })

  test('is asked for a new price in its own length, not in that of the order', () => {
    const purchase = { ...after(), agreement: agreedTo(quarter) }
    const announced = { ...price(6499, 31), renewalDays: 90 }
    expect(proposalFrom(purchase, announced, day(7))).toMatchObject({ before: usd(5999), appliesFrom: day(127) })
    expect(proposalFrom(purchase, price(6499, 31), day(7))).toBeNull()
  })

  test('is not paid for by a price of the previous plan, but by an older price of its own', () => {
    const agreed = agreedTo(quarter, change(4, 6499))
    expect([1, 2, 4].map((count) => leastAmountFor(agreed, renewalAt(count)).minor)).toEqual([2999, 5999, 5999])
    const lowered = agreedTo(change(2, 1999), change(3, 2499))
    expect([1, 2, 3].map((count) => leastAmountFor(lowered, renewalAt(count)).minor)).toEqual([2999, 1999, 1999])
  })
})

describe('the next charge', () => {
  test('is none without consent, the new price with it, and the old price before the announcement', () => {
    const asked = withProposal(proposed({ notifiedAt: day(7) }))
    expect([nextCharge(asked), chargeIfAgreed(asked)]).toEqual([null, { amount: usd(3499), on: day(37), days: 30 }])
    expect(nextCharge(withProposal(proposed()))).toEqual({ amount: usd(2999), on: day(37), days: 30 })
    const agreement = { ...placed.agreement, changes: [{ renewal: usd(3499), appliesFrom: day(37) }] }
    expect(nextCharge({ ...after(), agreement })).toEqual({ amount: usd(3499), on: day(37), days: 30 })
  })

  test('is not affected by a question about a later renewal', () => {
    const later = withProposal(proposed({ notifiedAt: day(7), appliesFrom: day(67) }))
    expect([awaitsYes(later), nextCharge(later)?.amount]).toEqual([false, usd(2999)])
  })

  test('is the amount of the provider if that is more than was agreed', () => {
    expect(nextCharge(after({ nextAmount: usd(3999) }))?.amount).toEqual(usd(3999))
    expect(nextCharge(after({ nextAmount: usd(1999) }))?.amount).toEqual(usd(2999))
    expect(nextCharge(after({ nextAmount: null }))?.amount).toEqual(usd(2999))
  })
})
