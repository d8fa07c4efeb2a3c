import { expect, inject } from 'vitest'
import { visit } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { confirmedLead, paidOrder } from '../buyer.ts'
import { newAddress } from '../new-address.ts'
import { addressOf } from '../visitor.ts'
import { emailsTo, openLink, resumeLinkTo } from '../walk/mailbox.ts'
import { fillIn, isPaid, openPay, PAY } from './pay-page.ts'

const expected = [/status 409/, /console: .*409/]

const subjectsTo = async (email: string): Promise<string> =>
  (await emailsTo(inject('appUrl'), email)).map(({ subject }) => subject).join()

test('on an unknown device, a customer sees the general prices and is led to the mailbox', async ({ open }) => {
  const email = newAddress('unknown-device')
  await paidOrder(inject('appUrl'), email)
  const page = await openPay(open, email, { expected })
  await page.waitForSelector('[data-plan="1-WEEK"]:has-text("$9.99")')
  await fillIn(page)
  await page.tap(PAY)
  await page.waitForSelector('main:has-text("we’ve sent you a link by email")')
  expect(await page.textContent('main')).not.toContain('You already have')
  expect(await page.locator('[data-method]').count()).toBe(0)
  await expect.poll(() => subjectsTo(email)).toContain('You already have a')
})

test('a customer who opens the emailed link there continues and pays', async ({ open }) => {
  const email = newAddress('comes-by-link')
  const appUrl = inject('appUrl')
  await confirmedLead(appUrl, email)
  const other = await open()
  await openLink(other, await resumeLinkTo(appUrl, email))
  await other.waitForSelector('main[data-step=finally-plan]')
  const page = await openPay(open, email, { expected })
  await fillIn(page)
  await page.tap(PAY)
  await page.waitForSelector('main:has-text("we’ve sent you a link by email")')
  await expect.poll(() => subjectsTo(email)).toContain('Continue with your')
  await openLink(page, await resumeLinkTo(appUrl, email))
  await page.waitForSelector('main[data-step=finally-plan]')
  await visit(page, addressOf('pay'))
  await page.waitForSelector('[data-plan]')
  await fillIn(page)
  await page.tap(PAY)
  await isPaid(page)
})
