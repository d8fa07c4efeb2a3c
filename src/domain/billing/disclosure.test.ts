import { expect, test } from 'vitest'
import { brand } from '#domain/brand.ts'
import { disclosureLines, purchaseText, renewalDay, type ShownOffer } from './disclosure.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })
const week: ShownOffer = {
  terms: { name: '1-Week Trial', first: usd(999), firstDays: 7, renewal: usd(2999), renewalDays: 30 },
  list: usd(999),
  code: null,
  today: '2026-11-21',
}

test('the disclosure names the plan, both prices, both lengths, the day of the renewal, and the seller', () => {
  const [today, later, ...rest] = disclosureLines(week)
  expect(today).toBe('1-Week Trial: you pay $9.99 today for 7 days, until November 28, 2026.')
  expect(later).toBe('Then $29.99 every 30 days until you cancel, first on November 28, 2026.')
  for (const fact of ['two clicks', 'Within 14 days', brand.legal.company, brand.contact.email])
    expect(rest.join(' ')).toContain(fact)
  // No rate is configured, so nothing is claimed.
  expect(rest.join(' ')).not.toMatch(/\b(tax|VAT)\b/)
  expect(purchaseText(week)).toContain('I agree to pay $9.99 today and $29.99 every 30 days until I cancel.')
})

test('with a code, the price without it is shown too', () => {
  const lines = disclosureLines({ ...week, terms: { ...week.terms, first: usd(700) }, code: 'WELCOME7' })
  expect(lines[0]).toContain('you pay $7.00 today')
  expect(lines[1]).toBe('Without the code WELCOME7 today would cost $9.99: it takes $2.99 off, once.')
})

test('the day of the renewal is counted from the day of the purchase, across the end of a year', () => {
  expect(renewalDay({ ...week, today: '2026-12-31' })).toBe('2027-01-07')
  expect(disclosureLines({ ...week, today: '2026-12-31' })[0]).toContain('until January 7, 2027')
})
