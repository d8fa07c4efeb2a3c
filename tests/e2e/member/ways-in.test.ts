import { expect, inject } from 'vitest'
import { visit } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { openedLink } from '../buyer.ts'
import { addressOf } from '../visitor.ts'
import { emailsTo, openLink, resumeLinkTo } from '../walk/mailbox.ts'
import { newOwner } from './plan-owner.ts'
import { shows } from './plan-page.ts'

/** The link in the email that the sign-in page requests. */
async function signInLinkTo(email: string): Promise<string> {
  const text = async () =>
    (await emailsTo(inject('appUrl'), email)).find(({ subject }) => subject.startsWith('Your link to'))?.text ?? ''
  await expect.poll(text).toContain('/v3/resume#')
  return /\/v3\/resume#[A-Za-z0-9_-]+/.exec(await text())?.[0] ?? ''
}

const signedOut = [/status 401/, /console: .*401/]

test('a member opens the plan from the start page, whose button has its space reserved', async ({ open }) => {
  const { stored } = await newOwner()
  const page = await open({ stored: { ...stored, plan: 'open' } })
  await visit(page, '/v3/')
  const button = page.locator('[data-action=open-plan]')
  await button.waitFor()
  // The button's space is reserved before it appears: the page without it has the same layout.
  const top = await page.locator('fieldset').boundingBox()
  await button.evaluate((element) => element.style.setProperty('display', 'none'))
  expect(await page.locator('fieldset').boundingBox()).toEqual(top)
  await button.evaluate((element) => element.style.removeProperty('display'))
  expect(await page.locator('header a:text-is("Sign in"):visible, [data-action=continue]').count()).toBe(0)
  await button.tap()
  await shows(page, 'today')
})

test('a customer whose device has no record of a plan is still offered it, on the start page and before paying', async ({
  open,
}) => {
  const { stored } = await newOwner()
  const page = await open({ stored })
  await visit(page, '/v3/')
  await page.waitForSelector('[data-action=open-plan]')
  await page.evaluate(() => localStorage.removeItem('plan'))
  await visit(page, addressOf('pay'))
  await page.waitForSelector('h1:has-text("You already have a plan")')
  expect(await page.locator('[data-plan], [data-method]').count()).toBe(0)
  await page.tap('[data-action=open-plan]')
  await shows(page, 'today')
})

test('after a session has ended the page says why, and signing in returns to the page it ended on', async ({
  open,
}) => {
  const { email, stored } = await newOwner()
  const { session: _, ...device } = stored
  const page = await open({ stored: device, expected: signedOut })
  await visit(page, '/v3/plan/weight')
  await page.waitForSelector('main[data-step=sign-in]:has-text("A device stays signed in for 30 days")')
  await visit(page, '/v3/')
  await page.tap('[data-action=open-plan]')
  await page.fill('main[data-step=sign-in] input[name=email]', email)
  await page.tap('[data-action=send]')
  await page.locator('h1', { hasText: 'Check your inbox' }).waitFor()
  await openLink(page, await signInLinkTo(email))
  await shows(page, 'weight')
})

test('a used link on a new device is replaced by a new one, without revealing whose it was', async ({ open }) => {
  const { email } = await newOwner()
  const appUrl = inject('appUrl')
  const link = await resumeLinkTo(appUrl, email)
  await openedLink(appUrl, link)
  const page = await open({ expected: [/status 410/, /console: .*410/] })
  await openLink(page, link)
  await page.locator('h1', { hasText: 'This link no longer works' }).waitFor()
  expect(await page.textContent('main')).not.toContain(email)
  await page.fill('input[name=email]', email)
  await page.tap('[data-action=send]')
  await page.waitForSelector('main:has-text("If we know this address, we’ve sent it a link")')
  await openLink(page, await signInLinkTo(email))
  await shows(page, 'today')
})
