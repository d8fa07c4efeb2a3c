import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import type { SandboxScenario } from '#domain/billing/sandbox-cards.ts'
import { type AppWithDatabase, appWithDatabase } from '../app-with-database.ts'
import { test } from '../browser.ts'
import { confirmedLead } from '../buyer.ts'
import { newAddress } from '../new-address.ts'
import { addressOf, answeredAll, healthy } from '../visitor.ts'
import { emailsTo } from '../walk/mailbox.ts'
import { fillIn, isPaid, PAY } from './pay-page.ts'

// Time passes for all customers of an app, so these tests have their own.
let app: AppWithDatabase
beforeAll(async () => {
  app = await appWithDatabase()
})
afterAll(() => app.stop())

const expected = [/other site: \S+ http:\/\/localhost:/]

async function pass(days: number): Promise<void> {
  const answer = await fetch(app.url + routes.sandboxAdvance, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ days }),
  })
  expect(answer.status).toBe(200)
}

const subjects = async (email: string) => (await emailsTo(app.url, email)).map(({ subject }) => subject).reverse()

/** Buys the trial week in the browser. */
async function buyWeek(page: Page, scenario: SandboxScenario): Promise<void> {
  await page.goto(app.url + addressOf('pay'))
  await page.tap('[data-plan="1-WEEK"]')
  await fillIn(page, scenario)
  await page.tap(PAY)
  await isPaid(page)
}

const look = async (page: Page) => {
  await page.goto(`${app.url}/v3/subscription`)
  await page.waitForSelector('main dl')
}

test('a trial week is announced, renews at the regular price, and sends a receipt each time', async ({ open }) => {
  const email = newAddress('renews')
  const lead = await confirmedLead(app.url, email)
  const page = await open({ stored: { ...answeredAll(), ...lead }, inTab: healthy, expected })
  await buyWeek(page, 'ok')
  await pass(8)
  await look(page)
  await page.waitForSelector('[data-status=renewing]')
  expect(await page.locator('[data-payment=succeeded]').count()).toBe(2)
  expect(await page.textContent('main')).toContain('$29.99')
  expect(await subjects(email)).toEqual([
    expect.stringContaining('forecast'),
    expect.stringContaining('receipt'),
    expect.stringContaining('end soon'),
    expect.stringContaining('receipt'),
  ])
})

test('a declined renewal is shown, and paid with another card', async ({ open }) => {
  const email = newAddress('owes')
  const lead = await confirmedLead(app.url, email)
  const page = await open({ stored: { ...answeredAll(), ...lead }, inTab: healthy, expected })
  await buyWeek(page, 'renewals_fail')
  await pass(9)
  await look(page)
  await page.waitForSelector('[data-status=owing]')
  expect(await subjects(email)).toContainEqual(expect.stringContaining("didn't go through"))
  await page.tap('[data-action=mend]')
  await page.tap('button:text-is("A card that works")')
  await page.waitForURL('**/v3/subscription')
  // The provider knows it at once; its webhook arrives here a moment later.
  await page.waitForSelector('[data-status=renewing]')
})
