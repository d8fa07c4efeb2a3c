import { expect, inject } from 'vitest'
import { visit } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { confirmedLead, paidOrder } from '../buyer.ts'
import { inEveryCase } from '../every-case.ts'
import { newAddress } from '../new-address.ts'
import { answeredAll } from '../visitor.ts'
import { emailsTo } from '../walk/mailbox.ts'
import { countClicks, linkInEmail, openSubscription } from './subscription-page.ts'

const mailed = async (email: string, words: string) =>
  (await emailsTo(inject('appUrl'), email)).filter(({ subject }) => subject.includes(words)).length

test('the customer sees the plan, the next payment and its day, the card, and past payments', async ({ open }) => {
  const page = await openSubscription(open, newAddress('looks'))
  const seen = (await page.textContent('main')) ?? ''
  for (const words of ['4-Week Plan', '$29.99 on ', 'then every 30 days', 'ending in 4242', 'First payment', 'Active'])
    expect(seen).toContain(words)
})

test('a customer cancels a subscription from an email with two clicks, without a password', async ({ open }) => {
  const email = newAddress('cancels-from-mail')
  await paidOrder(inject('appUrl'), email)
  // The first click is on the link in the email, on an unknown device.
  const page = await open()
  await visit(page, await linkInEmail(email, 'receipt', '/subscription/cancel'))
  await page.waitForSelector('[data-action=cancel-now]')
  expect(new URL(page.url()).hash).toBe('')
  expect(await page.textContent('main')).toMatch(/You keep your plan until \w+ \d+, \d{4}/)
  const clicks = await countClicks(page)
  await page.tap('[data-action=cancel-now]')
  await page.waitForSelector('main:has-text("Your subscription is canceled")')
  expect(1 + (await clicks())).toBe(2)
  await expect.poll(() => mailed(email, 'canceled')).toBe(1)
  await page.tap('a:text-is("Back to my subscription")')
  await page.waitForSelector('[data-status=ending]')
  expect(await page.textContent('main dl')).toContain('None: it doesn’t renew')
})

test('cancelling on the page itself takes two clicks as well, and pressing twice cancels once', async ({ open }) => {
  const email = newAddress('cancels-here')
  const page = await openSubscription(open, email)
  const clicks = await countClicks(page)
  await page.tap('a:text-is("Cancel subscription")')
  await page.waitForSelector('[data-action=cancel-now]')
  // No other offer is shown.
  expect(await page.locator('main button').count()).toBe(1)
  await page.tap('[data-action=cancel-now]')
  await page.waitForSelector('[data-done]')
  expect(await clicks()).toBe(2)
  await expect.poll(() => mailed(email, 'canceled')).toBe(1)
})

test('a customer undoes a cancellation with a separate consent', async ({ open }) => {
  const email = newAddress('takes-back')
  const page = await openSubscription(open, email)
  await page.tap('a:text-is("Cancel subscription")')
  await page.tap('[data-action=cancel-now]')
  await page.waitForSelector('[data-done]')
  await page.tap('a:text-is("Back to my subscription")')
  await page.tap('a:text-is("Undo the cancellation")')
  expect(await page.isChecked('input[name=consent]')).toBe(false)
  expect(await page.textContent('label:has(input[name=consent])')).toMatch(
    /^I agree to pay \$29\.99 on \w+ \d+, \d{4} and every 30 days after it until I cancel\.$/,
  )
  await page.tap('[data-action=resume-now]')
  expect(await page.textContent('[role=alert]')).toBe('Please agree to the next payment first.')
  await page.check('input[name=consent]')
  await page.tap('[data-action=resume-now]')
  await page.waitForSelector('main:has-text("Your subscription continues")')
  await expect.poll(() => mailed(email, 'continues')).toBe(1)
})

test('a customer declares and confirms a withdrawal, gets everything back, and an email acknowledges it', async ({
  open,
}) => {
  const email = newAddress('withdraws')
  const page = await openSubscription(open, email, { expected: [/status 403/, /console: .*403/] })
  await page.tap('a:text-is("Withdraw from contract here")')
  await page.waitForSelector('main:has-text("You get $29.99 back")')
  // The number in emails and receipts.
  const [{ text } = { text: '' }] = (await emailsTo(inject('appUrl'), email)).filter((mail) =>
    mail.subject.includes('receipt'),
  )
  expect(await page.textContent('main dl')).toContain(`Order${/Order: ([1-9A-Z]{5}-[1-9A-Z]{5})/.exec(text)?.[1]}`)
  // A refund needs proof of the mailbox: even on the device that bought, the customer must first open an emailed link.
  await page.tap('button:text-is("Confirm withdrawal")')
  await page.waitForSelector('[data-action=fresh-link]')
  await page.tap('[data-action=fresh-link]')
  await page.waitForSelector('main:has-text("Check your inbox")')
  await visit(page, await linkInEmail(email, 'Is it you?', '/subscription/withdraw'))
  await page.tap('button:text-is("Confirm withdrawal")')
  await page.waitForSelector('main:has-text("You have withdrawn")')
  await expect.poll(() => mailed(email, 'withdrawn')).toBe(1)
  await page.tap('a:text-is("Back to my subscription")')
  await page.waitForSelector('[data-status=over]')
  await expect.poll(() => page.textContent('main')).toContain('$29.99 paid back')
  await visit(page, '/v3/complete')
  await page.waitForSelector('main:has-text("You got your money back")')
})

inEveryCase(() => {
  test('the email also leads to the withdrawal', async ({ open }) => {
    const email = newAddress('withdraws-from-mail')
    await paidOrder(inject('appUrl'), email)
    const page = await open()
    await visit(page, await linkInEmail(email, 'receipt', '/subscription/withdraw'))
    await page.tap('button:text-is("Confirm withdrawal")')
    await page.waitForSelector('main:has-text("You have withdrawn")')
  })
})

test('a customer reads and prints a receipt, and its address opens it again', async ({ open }) => {
  const email = newAddress('receipt-reader')
  const page = await openSubscription(open, email)
  await page.evaluate(() => {
    window.print = () => sessionStorage.setItem('printed', 'yes')
  })
  await page.tap('li a:text-is("Receipt")')
  await page.waitForSelector('main:has-text("Invoice"), main:has-text("R-"), main:has-text("TR-")')
  await page.tap('[data-action=print]')
  expect(await page.evaluate(() => sessionStorage.getItem('printed'))).toBe('yes')
  await page.emulateMedia({ media: 'print' })
  expect(await page.isVisible('[data-action=print]')).toBe(false)
  const address = new URL(page.url()).pathname
  expect(address).toMatch(/^\/v3\/subscription\/receipt\/[0-9a-f-]{36}$/)
  await visit(page, address)
  await page.waitForSelector(`main:has-text("${email}")`)
})

test('a customer enters another card on the page of the provider', async ({ open }) => {
  const page = await openSubscription(open, newAddress('new-card'))
  await page.tap('[data-action=card]')
  await page.waitForURL('**/v3/sandbox/card/**')
  await page.tap('button:text-is("A card that is declined at renewals")')
  await page.waitForURL('**/v3/subscription')
  await page.waitForSelector('main dl:has-text("ending in 0341")')
})

test('an unknown customer is shown how to sign in; an old link says that it is old', async ({ open }) => {
  const page = await open({ expected: [/status 4(01|10)/, /console: .*4(01|10)/] })
  await visit(page, '/v3/subscription')
  await page.waitForSelector('main:has-text("It needs no password")')
  await visit(page, '/v3/subscription/cancel#a-secret-that-opens-nothing-any-more')
  await page.waitForSelector('main:has-text("This link no longer works")')
})

test('a customer who bought on another device is shown how to get to the plan', async ({ open }) => {
  const email = newAddress('second-device')
  await paidOrder(inject('appUrl'), email)
  const stored = { ...answeredAll(), ...(await confirmedLead(inject('appUrl'), email)) }
  const page = await open({ stored, expected: [/status 404/, /console: .*404/] })
  await visit(page, '/v3/subscription')
  await page.waitForSelector('main:has-text("Nothing was bought on this device")')
  await page.fill('main input[name=email]', email)
  await page.tap('button[type=submit]')
  await page.waitForSelector('main:has-text("Check your inbox")')
  await visit(page, await linkInEmail(email, 'Your link', '/subscription'))
  await page.waitForSelector('[data-status=renewing]')
})

test('without an answer the page claims nothing, and pressing again is safe', async ({ open }) => {
  const page = await openSubscription(open, newAddress('no-answer'), { expected: [/failed: /, /console: Failed/] })
  await page.tap('a:text-is("Cancel subscription")')
  // The server receives the request, and its answer is lost.
  await page.route('**/api/v2/subscription/cancel', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.tap('[data-action=cancel-now]')
  await page.waitForSelector('[role=alert]:has-text("we can’t tell whether this was done")')
  expect(await page.textContent('[role=alert]')).not.toContain('Nothing has changed')
  await page.unrouteAll()
  await page.tap('[data-action=cancel-now]')
  await page.waitForSelector('main:has-text("Your subscription is canceled")')
})
