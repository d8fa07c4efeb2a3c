import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { visit } from '#tests/e2e/hydration.ts'
import type { Look } from '../browser.ts'
import { paidOrder } from '../buyer.ts'
import { answeredAll } from '../visitor.ts'
import { emailsTo } from '../walk/mailbox.ts'

/** The subscription page of a customer who has bought the four weeks, on the device used for that. */
export async function openSubscription(
  open: (look?: Look) => Promise<Page>,
  email: string,
  look: Look = {},
): Promise<Page> {
  const bought = await paidOrder(inject('appUrl'), email)
  const page = await open({ ...look, stored: { ...answeredAll(), ...bought, ...look.stored } })
  await visit(page, '/v3/subscription')
  await page.waitForSelector('main dl')
  return page
}

/** A link in the newest email to an address whose subject contains these words, without the app's origin. */
export async function linkInEmail(email: string, subject: string, path: string): Promise<string> {
  const find = async () => (await emailsTo(inject('appUrl'), email)).find((mail) => mail.subject.includes(subject))
  await expect.poll(find, { timeout: 10_000 }).toBeDefined()
  const link = new RegExp(`/v3${path}#[A-Za-z0-9_-]+`).exec((await find())?.text ?? '')?.[0]
  if (link === undefined) throw new Error(`The email "${subject}" has no link to ${path}.`)
  return link
}

/** Counts the clicks on the pages that a tab shows from now on. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    sessionStorage.setItem('clicks', '0')
    addEventListener('click', () => {
      sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1))
    })
  })
  return async () => Number(await page.evaluate(() => sessionStorage.getItem('clicks')))
}
