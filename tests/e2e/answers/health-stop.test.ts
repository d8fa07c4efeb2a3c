import { expect, inject } from 'vitest'
import { visit } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { confirmedLead } from '../buyer.ts'
import { newAddress } from '../new-address.ts'
import { storedHero } from '../stored-hero.ts'
import { addressOf, answeredAll, answeredUpTo } from '../visitor.ts'

test('a condition that rules the plan out ends the journey: nothing is sold, and the answer can be changed', async ({
  open,
}) => {
  const condition = 'EATING_DISORDER'
  const page = await open({ stored: answeredUpTo('confirm-email') })
  await visit(page, addressOf('personalize-plan'))
  await page.tap(`main [data-value=${condition}]`)
  await page.tap('[data-action=next]')
  await expect.poll(() => page.textContent('h1')).toBe('This plan is not for you right now')
  expect(await page.locator('[data-action=next]').count()).toBe(0)
  expect(JSON.stringify(await storedHero(page))).not.toContain(condition)

  await visit(page, addressOf('confirm-email'))
  await page.waitForURL('**/v3/woman/personalize-plan')
  await expect.poll(() => page.textContent('h1')).toBe('This plan is not for you right now')
  await page.tap('[data-action=change]')
  await page.tap('main [data-value=NONE]')
  await page.tap('[data-action=next]')
  await page.waitForSelector('main progress')
})

test('a visitor who has already confirmed an address is not sold a plan either', async ({ open }) => {
  const lead = await confirmedLead(inject('appUrl'), newAddress('stopped'))
  const page = await open({ stored: { ...answeredAll(), ...lead }, inTab: { conditions: 'EATING_DISORDER' } })
  await visit(page, addressOf('pay'))
  await page.waitForURL('**/v3/woman/personalize-plan')
  await expect.poll(() => page.textContent('h1')).toBe('This plan is not for you right now')
})
