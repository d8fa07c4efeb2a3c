import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MS_PER_DAY } from '#domain/time.ts'
import { type AnnouncedPrice, awaitsYes, proposalFrom } from './agreed-price.ts'
import { chargeIfAgreed, nextCharge } from './next-charge.ts'
import { noticesDue, noticesOf } from './notices.ts'
import { charge, day, periodAt, placed, snapshot } from './provider-history.example.ts'
import type { PriceProposal, Purchase } from './purchase.ts'
import { reducePurchase } from './reduce-purchase.ts'
import type { PurchaseSnapshot } from './snapshot.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })
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
  toldAt: null,
  isToApprove: false,
  ...changes,
})
const withProposal = (proposal: PriceProposal, purchase = after()): Purchase => ({ ...purchase, proposal })

describe('from when on', () => {
  test('the first period that ends late enough', () => {
    // Periods end on days 37, 67, 97.
    expect(proposalFrom(after(), price(3499, 31), day(7))?.appliesFrom).toEqual(day(37))
    expect(proposalFrom(after(), price(3499, 38), day(7))?.appliesFrom).toEqual(day(67))
    expect(proposalFrom(after(), price(3499, 31), day(30))?.appliesFrom).toEqual(day(37))
    expect(proposalFrom(after(), price(3499, 31), day(31))?.appliesFrom).toEqual(day(67))
  })

  test('always a renewal that is announced early enough, is not before the change, and is the first such', () => {
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

  test('an agreed price holds for a period at least', () => {
    const changes = [{ renewal: usd(3499), appliesFrom: day(67) }]
    const purchase = { ...after(), agreement: { ...placed.agreement, changes } }
    expect(proposalFrom(purchase, price(3999, 31), day(7))).toMatchObject({ before: usd(3499), appliesFrom: day(97) })
    expect(proposalFrom(purchase, price(3499, 31), day(7))).toBeNull()
  })

  test.each([
    ['is canceled', after({ cancelAtPeriodEnd: true })],
    ['has ended', after({ state: 'canceled', endedAt: day(8) })],
    ['was never paid', after({ state: 'incomplete', period: null, charges: [] })],
    ['is about to end', { ...after(), endingBecause: 'canceled_by_customer' } as const],
  ])('nothing for one that %s', (_, purchase) => {
    expect(proposalFrom(purchase, price(3499, 31), day(7))).toBeNull()
  })

  test.each([
    ['the same price', price(2999, 31)],
    ['another currency', { ...price(3499, 31), renewal: { minor: 3499, currency: 'EUR' } }],
    ['periods of other days', { ...price(3499, 31), renewalDays: 28 }],
  ])('nothing at %s', (_, other) => {
    expect(proposalFrom(after(), other, day(7))).toBeNull()
  })
})

describe('what is told', () => {
  const kinds = (purchase: Purchase) => noticesOf(purchase).map(({ kind, dueAt }) => [kind, dueAt])

  test('the price thirty days ahead, with the reminder at the old price while nobody was told', () => {
    expect(kinds(withProposal(proposed()))).toEqual([
      ['price_change', day(7)],
      ['renewal_reminder', day(31)],
    ])
  })

  test('once more a week ahead where no yes has come, and no renewal that will not be', () => {
    expect(kinds(withProposal(proposed({ toldAt: day(7) })))).toEqual([['price_change_again', day(30)]])
    // Whoever was told late is not pressed.
    expect(kinds(withProposal(proposed({ toldAt: day(30) })))).toEqual([['price_change_again', day(33)]])
  })

  test('never with less than seven days left, and no reminder after the last day', () => {
    expect(noticesDue(withProposal(proposed()), day(30))).toHaveLength(1)
    expect(noticesDue(withProposal(proposed()), day(30.1)).map(({ kind }) => kind)).toEqual([])
    expect(noticesDue(withProposal(proposed({ toldAt: day(7) })), day(36.1))).toEqual([])
  })

  test('nothing to whoever is leaving', () => {
    expect(kinds(withProposal(proposed(), after({ cancelAtPeriodEnd: true })))).toEqual([])
  })
})

describe('what comes next', () => {
  test('without a yes nothing; with one the new price; before anybody was told the old one', () => {
    const asked = withProposal(proposed({ toldAt: day(7) }))
    expect([nextCharge(asked), chargeIfAgreed(asked)]).toEqual([null, { amount: usd(3499), on: day(37) }])
    expect(nextCharge(withProposal(proposed()))).toEqual({ amount: usd(2999), on: day(37) })
    const agreement = { ...placed.agreement, changes: [{ renewal: usd(3499), appliesFrom: day(37) }] }
    expect(nextCharge({ ...after(), agreement })).toEqual({ amount: usd(3499), on: day(37) })
  })

  test('a question about a later renewal does not touch the next one', () => {
    const later = withProposal(proposed({ toldAt: day(7), appliesFrom: day(67) }))
    expect([awaitsYes(later), nextCharge(later)?.amount]).toEqual([false, usd(2999)])
  })

  test('where a provider is about to take more than was agreed, that is what is said', () => {
    expect(nextCharge(after({ nextAmount: usd(3999) }))?.amount).toEqual(usd(3999))
    expect(nextCharge(after({ nextAmount: usd(1999) }))?.amount).toEqual(usd(2999))
    expect(nextCharge(after({ nextAmount: null }))?.amount).toEqual(usd(2999))
  })
})
