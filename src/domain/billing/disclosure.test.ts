import { expect, test } from 'vitest'
import { brand } from '#domain/brand.ts'
import {
  DISCLOSURE_VERSION,
  disclosureLanguage,
  disclosureLines,
  disclosureVersionIn,
  payLabel,
  planChangeText,
  priceChangeText,
  purchaseText,
  renewalDay,
  renewsAlike,
  resumeText,
  type ShownOffer,
} from './disclosure.ts'

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

test('a version names the language in which it was read, and one that is not shown any more has none', () => {
  expect([disclosureVersionIn('en'), disclosureVersionIn('es')]).toEqual([
    DISCLOSURE_VERSION,
    `${DISCLOSURE_VERSION}-es`,
  ])
  expect(disclosureLanguage(`${DISCLOSURE_VERSION}-es`)).toBe('es')
  expect(disclosureLanguage(DISCLOSURE_VERSION)).toBe('en')
  expect(disclosureLanguage('2025-01-01')).toBeNull()
  expect(disclosureLanguage(`${DISCLOSURE_VERSION}-de`)).toBeNull()
})

test('the Spanish terms have every amount, day and date of the English ones, and say that they are a translation', () => {
  const offer = { ...week, terms: { ...week.terms, first: usd(700) }, code: 'WELCOME7' }
  const both = [purchaseText(offer), purchaseText({ ...offer, language: 'es' })] as const
  const numbers = both.map((text) => (text.match(/\$\d+\.\d\d|\b\d+\b/g) ?? []).toSorted())
  expect(numbers[1]).toEqual(numbers[0])
  expect(both[1]).toContain('Prueba de 1 semana: hoy pagas $7.00 por 7 días, hasta el 28 de noviembre de 2026.')
  expect(both[1]).toContain('Acepto pagar $7.00 hoy y $29.99 cada 30 días hasta que cancele.')
  expect(both[1]).toContain('Esta es una traducción')
  expect(both[1]).not.toMatch(/\b(?:the|you|until|cancel)\b/)
})

test('consents to go on, to a new price and to another plan are in Spanish too', () => {
  const plan = (name: string, minor: number, days: number) => ({ name, renewal: usd(minor), days })
  const said = [
    payLabel(week.terms, 'es'),
    resumeText(usd(2999), '28 de noviembre de 2026', 30, 'es'),
    priceChangeText({ before: usd(2999), after: usd(3499), on: '28 de noviembre de 2026', days: 30 }, 'es'),
    planChangeText({
      ...{ before: plan('4-Week Plan', 2999, 30), after: plan('My own plan', 5999, 90) },
      ...{ on: '28 de noviembre de 2026', language: 'es' },
    }),
  ]
  expect(said[0]).toBe('Pagar $9.99 ahora')
  expect(said[1]).toBe('Acepto pagar $29.99 el 28 de noviembre de 2026 y después cada 30 días hasta que cancele.')
  expect(said[2]).toContain('$34.99 en lugar de $29.99')
  // A name that the operator has given stays.
  expect(said[3]).toContain('My own plan, $59.99 cada 90 días hasta que canceles, en lugar de Plan de 4 semanas')
})

test('a plan simply continues if both its prices and both its lengths are the same', () => {
  const { terms } = week
  expect(renewsAlike({ ...terms, renewal: terms.first, renewalDays: 7 })).toBe(true)
  expect(renewsAlike({ ...terms, renewal: terms.first })).toBe(false)
  expect(renewsAlike({ ...terms, renewalDays: 7 })).toBe(false)
  expect(renewsAlike({ ...terms, renewal: { ...terms.first, currency: 'EUR' }, renewalDays: 7 })).toBe(false)
})
