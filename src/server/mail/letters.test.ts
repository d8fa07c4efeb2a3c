import { expect, test } from 'vitest'
import { brand } from '#domain/brand.ts'
import { forecastMail } from '#server/mail/forecast-mail.ts'
import type { Letter } from '#server/mail/letter.ts'
import { letterHtml } from '#server/mail/letter-page.ts'
import { orderMail } from '#server/mail/order-mail.ts'

const link = 'https://example.com/v3/resume#secret-of-the-link'
const terms = {
  name: '1-Week Trial',
  first: { minor: 999, currency: 'USD' },
  firstDays: 7,
  renewal: { minor: 2999, currency: 'USD' },
  renewalDays: 30,
}
const order = {
  orderId: '0197-order',
  terms,
  paidAt: new Date('2026-11-21T23:30:00Z'),
  accessUntil: new Date('2026-11-28T23:30:00Z'),
}
const letters: Readonly<Record<string, Letter>> = {
  forecast: forecastMail({ link, validUntil: new Date('2026-12-21T00:00:00Z') }),
  receipt: orderMail({ ...order, sandbox: false }),
  'test receipt': orderMail({ ...order, sandbox: true }),
}

const wordsOf = (html: string): readonly string[] =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&#39;', "'")
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '<!doctype html>')

test.each(Object.entries(letters))('the %s says the same in both forms and loads nothing', (_, { html, text }) => {
  const said = text.replaceAll('\n', ' ')
  for (const words of wordsOf(html)) expect(said).toContain(words)
  expect(html).not.toMatch(/<script|<img|<link|src=|url\(| style="| on\w+=/)
  expect(html).toContain('prefers-color-scheme: dark')
  expect(text).toContain(brand.contact.email)
})

test('the forecast mail has the way back, its end, and no figure about the person', () => {
  const { html, text } = forecastMail({ link, validUntil: new Date('2026-12-21T00:00:00Z') })
  expect(html).toContain(`href="${link}"`)
  expect(text).toContain(link)
  expect(text).toContain('21 December 2026')
  expect(text).not.toMatch(/\bkg\b|\blb\b|kcal|weight/)
})

test('the receipt names amount, day, what comes next, and how to cancel', () => {
  const { text } = orderMail({ ...order, sandbox: false })
  expect(text).toContain('Paid, tax included: $9.99')
  expect(text).toContain('Paid on: 21 November 2026')
  expect(text).toContain('Next payment: $29.99 on 28 November 2026, then every 30 days')
  expect(text).toContain('You can cancel at any time')
  expect(text).not.toContain('sandbox')
  expect(orderMail({ ...order, sandbox: true }).text).toContain('no money has moved')
})

test('nothing that is put into a letter becomes markup', () => {
  const evil = `"><script>alert('x')</script>&`
  const html = letterHtml({
    heading: evil,
    before: [evil],
    action: { label: evil, link: evil },
    rows: [[evil, evil]],
    after: [],
  })
  expect(html).not.toContain('<script')
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;')
})
