import { expect, test } from 'vitest'
import { brand } from '#domain/brand.ts'
import { emailHtml } from './email-layout.ts'
import { type Email, type EmailData, emailExamples, kindsKeptByLaw, renderEmail } from './emails.ts'
import { withoutSecrets } from './send-email.ts'
import { ended } from './templates/ended.ts'
import { paymentFailed, paymentFailedLast } from './templates/payment-failed.ts'
import { priceChange } from './templates/price-change.ts'
import { exampleLinks } from './templates/purchase-email.ts'
import { receipt } from './templates/receipt.ts'
import { refunded } from './templates/refunded.ts'
import { withdrawn } from './templates/withdrawn.ts'

const examples = emailExamples()
const example = (name: string): Email => {
  const email = examples.get(name)
  if (email === undefined) throw new Error(`there is no example ${name}`)
  return email
}

const templates = {
  receipt,
  ended,
  refunded,
  withdrawn,
  payment_failed: paymentFailed,
  payment_failed_last: paymentFailedLast,
  price_change: priceChange,
} as const

/** An email of the first example of its template, with some of the data changed. */
function exampleEmail<K extends keyof typeof templates>(kind: K, changes: Partial<EmailData<K>> = {}): Email {
  const [data] = Object.values(templates[kind].examples)
  return renderEmail(kind, { ...data, ...changes } as EmailData<K>)('en-US')
}

const wordsOf = (html: string): readonly string[] =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&#39;', "'")
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '<!doctype html>')

test.each([...examples])('the %s has the same text in both forms and loads nothing', (_, { html, text }) => {
  const plain = text.replaceAll('\n', ' ')
  for (const words of wordsOf(html)) expect(plain).toContain(words)
  expect(html).not.toMatch(/<script|<link|url\(| style="| on\w+=/)
  expect(html.replaceAll(/ src="cid:(?:range|table)\.forkcast"/g, '')).not.toContain('src=')
  expect(html).toContain('prefers-color-scheme: dark')
  expect(text).toContain(brand.contact.email)
})

test.each([...examples])('no secret of the %s is kept once a mail server has it', (_, { text, html }) => {
  for (const form of [text, html]) expect(withoutSecrets(form)).not.toContain('secret-of-nobody')
})

/** About a subscription that is over, or about signing in. */
const withoutCancelling = /^(?:canceled|ended|withdrawn|sign-in)/

test('every email about a live subscription has the link from which one click cancels it', () => {
  const lacking = [...examples].filter(
    ([, { text }]) => text.includes('/subscription#') && !text.includes('/subscription/cancel#'),
  )
  expect(lacking.map(([name]) => name).filter((name) => !withoutCancelling.test(name))).toEqual([])
})

test('the documents of a purchase are kept by law, and nothing else', () => {
  expect(kindsKeptByLaw).toEqual(['receipt', 'refunded', 'withdrawn'])
})

test('the forecast email has the link, its expiry, and no figure about the person', () => {
  const { html, text } = renderEmail('forecast', {
    link: exampleLinks.resume,
    validUntil: new Date('2026-12-21T00:00:00Z'),
  })('en-US')
  expect(html).toContain(`href="${exampleLinks.resume}"`)
  expect(text).toContain(exampleLinks.resume)
  expect(text).toContain('December 21, 2026')
  expect(text).not.toMatch(/\bkg\b|\blb\b|kcal|weight/)
})

test('no email names a weight or speaks of losing any: its reader may have been advised not to', () => {
  const ofLosing =
    /\b(kg|lbs?|kcal|BMI)\b|\b(lose|losing|loss|lighter)\b|\bgoal weight\b|\b(perder|pérdida|adelgazar|bajar de peso)\b/i
  for (const locale of ['en-US', 'en-GB', 'es'] as const) {
    const found = [...emailExamples(locale)].filter(([, { subject, text }]) => ofLosing.test(`${subject} ${text}`))
    expect(
      found.map(([name]) => name),
      locale,
    ).toEqual([])
  }
})

test('the receipt names amount, day, card, the next payment, and how to cancel', () => {
  const { subject, text } = exampleEmail('receipt')
  expect(subject).toContain('receipt')
  expect(text).toContain('Paid: $9.99')
  expect(text).toContain('Paid on: November 21, 2026')
  expect(text).toContain('Paid with: Visa ending in 4242')
  expect(text).toContain('Next payment: $29.99 on November 28, 2026, then every 30 days')
  expect(text).toContain('You can cancel at any time, in two clicks')
  expect(text).toContain(
    'What you agreed to\n\n1-Week Trial: you pay $9.99 today for 7 days, until November 28, 2026.\nThen $29.99 every 30 days until you cancel',
  )
  expect(text).not.toContain('sandbox')
  expect(exampleEmail('receipt', { sandbox: true }).text).toContain('no money has moved')
})

test('a failed payment is named with its amount, period, next try and last day', () => {
  const { text } = example('payment-failed')
  expect(text).toContain("We'll try again on December 1, 2026")
  expect(text).toContain('Amount due: $29.99')
  expect(text).toContain('Covers: November 28, 2026 to December 28, 2026')
  expect(text).toContain('Last day to pay it: December 5, 2026')
  expect(exampleEmail('payment_failed_last').subject).toContain('ends on December 5, 2026')
})

test('an email about a day says no other one in its rows', () => {
  const lineOf = (name: string, row: string) => new RegExp(`^${row}: (.*)$`, 'm').exec(example(name).text)?.[1]
  for (const [name, day] of [
    ['pause', 'January 28, 2027'],
    ['pause-moved', 'January 12, 2027'],
  ] as const) {
    expect(example(name).text).toContain(`on ${day}`)
    expect(lineOf(name, 'Next payment')).toContain(day)
  }
  for (const name of ['payment-failed', 'payment-failed-last', 'payment-to-approve', 'payment-to-approve-last'])
    expect(lineOf(name, 'Access until')).toBe(lineOf(name, 'Last day to pay it'))
  expect(lineOf('free-days', 'Next payment')).toContain('January 2, 2027')
  expect(lineOf('receipt-of-renewal', 'Paid')).toContain('$29.99')
})

test('a failed payment can be fixed from its button, wherever the provider has no page for it', () => {
  for (const name of ['payment-failed', 'payment-failed-again', 'payment-failed-last'])
    expect(example(name).html).toMatch(/class="go" href="[^"]+"[^>]*>Fix the payment/)
})

test('a payment that waits for approval asks for approval, not for another card', () => {
  for (const name of ['payment-to-approve', 'payment-to-approve-last']) {
    const { text } = example(name)
    expect(text).toContain('approv')
    expect(text).toContain('Approve the payment')
    expect(text).not.toMatch(/another card usually|try again/i)
  }
})

test('an end that we did not cause is presented neither as our doing nor as the owner’s request', () => {
  const text = (isAtWallet: boolean) => exampleEmail('ended', { because: 'canceled_by_support', isAtWallet }).text
  expect(text(true)).toContain('Your subscription was canceled at PayPal')
  expect(text(false)).toContain("We've ended your subscription.")
  for (const said of [text(true), text(false)]) expect(said).not.toContain('as you asked')
})

test('a payment of less than was agreed is not reported as opening the plan', () => {
  const { subject, text } = example('receipt-of-too-little')
  expect(text).toContain("We received $0.01, which isn't what was agreed")
  expect(subject + text).not.toMatch(/Welcome|your plan is yours|Your plan continues|Open your plan/)
})

const aboutPurchase = [...examples].filter(([, { manageLink }]) => manageLink !== null)

test.each(aboutPurchase)('the %s is about a purchase and links to the page where it can be stopped', (_, email) => {
  for (const form of [email.text, email.html]) expect(form).toContain(email.manageLink)
})

const stoppable = ['receipt', 'receipt-of-renewal', 'intro-ending', 'renewal-reminder', 'payment-failed', 'resumed']
const priced = ['price-change', 'price-change-again', 'price-change-lower', 'price-change-at-paypal', 'price-agreed']
test.each([...stoppable, ...priced, 'yearly'])(
  'the email %s links to the last step of a cancellation, with the secret after the #',
  (name) => {
    const { html, text } = example(name)
    const link = exampleLinks.manage.replace('#', '/cancel#')
    expect(text).toContain(`Cancel subscription:\n${link}`)
    expect(html).toContain(`href="${link}"`)
  },
)

test('a higher price is stated with both prices, the day, and what happens without an answer', () => {
  const { text, html } = exampleEmail('price_change')
  for (const words of [
    'costs $34.99 instead of $29.99 every 30 days, if you agree',
    'First charge at the new price: January 27, 2027',
    "Nothing is charged at the new price unless you agree. If you don't answer, your plan ends on January 27, 2027",
  ])
    expect(text).toContain(words)
  expect(html).toContain(`class="go" href="${exampleLinks.manage}"`)
  expect(example('price-change-lower').text).not.toContain('unless you agree')
})

test('the first receipt also links to the withdrawal', () => {
  const link = exampleLinks.manage.replace('#', '/withdraw#')
  expect(exampleEmail('receipt').text).toContain(`Withdraw from contract here:\n${link}`)
  expect(exampleEmail('receipt', { isFirst: false }).text).not.toContain('/withdraw')
})

test('an open payment can be fixed with one click, and the email links to the subscription if there is no page for that', () => {
  expect(exampleEmail('payment_failed').html).toContain(`class="go" href="${exampleLinks.mend}"`)
  expect(exampleEmail('payment_failed', { actionLink: null }).html).toContain(
    `class="go" href="${exampleLinks.manage}"`,
  )
})

test.each([
  [{ minor: 980, currency: 'JPY' }, '¥980'],
  [{ minor: 9500, currency: 'KWD' }, 'KWD\u00a09.500'],
])('money is written in its own currency: %o', (amount, words) => {
  expect(exampleEmail('refunded', { amount }).text).toContain(`Refunded: ${words}`)
})

test('a withdrawal is confirmed with the day and the time', () => {
  expect(exampleEmail('withdrawn').text).toContain('Received: November 21, 2026, 11:30 PM UTC')
  const { text } = exampleEmail('withdrawn', {
    amount: { minor: 0, currency: 'USD' },
    atBank: { minor: 999, currency: 'USD' },
  })
  expect(text).toContain('At your bank: $9.99')
  expect(text).not.toMatch(/You get back|All of your money/)
})

test('emails are as calm as the product: no exclamation marks', () => {
  for (const { subject, text } of examples.values()) expect(subject + text).not.toContain('!')
})

test('the receipt and the sign-in email link to the plan; a receipt without such a link has none', () => {
  const link = exampleLinks.plan
  for (const { html, text } of [
    exampleEmail('receipt'),
    renderEmail('sign-in', { to: 'account', plan: { link, validUntil: new Date() }, manageLink: null })('en-US'),
  ]) {
    expect(html).toContain(`href="${link}"`)
    expect(text).toContain(link)
  }
  expect(exampleEmail('receipt', { planLink: null }).html).not.toContain(link)
})

test('a confirmed deletion names the data that is kept, if any', () => {
  expect(renderEmail('erased', { hasOrders: false })('en-US').text).toContain('We kept nothing.')
  expect(renderEmail('erased', { hasOrders: true })('en-US').text).toContain('The law requires us to keep your orders')
})

test('no text that is put into an email becomes markup', () => {
  const evil = `"><script>alert('x')</script>&`
  const html = emailHtml(
    {
      heading: evil,
      before: [evil],
      action: { label: evil, link: evil },
      rows: [[evil, evil]],
      after: [],
      notice: evil,
      links: [{ label: evil, link: evil }],
    },
    'en-US',
  )
  expect(html).not.toContain('<script')
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;')
})

test('a receipt states the price without the code, and the discount', () => {
  const { text } = example('receipt-with-code')
  for (const row of ['Price: $9.99', 'Code WELCOME7: -$2.99', 'Paid: $7.00']) expect(text).toContain(row)
})
