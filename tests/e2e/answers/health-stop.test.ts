import { expect, inject } from 'vitest'
import { visit } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { confirmedLead } from '../buyer.ts'
import { newAddress } from '../new-address.ts'
import { storedHero } from '../stored-hero.ts'
import { addressOf, answeredAll, answeredUpTo, newTab } from '../visitor.ts'

test('a condition that rules the plan out ends the journey: nothing is sold, and the answer can be changed', async ({
  open,
}) => {
  const condition = 'EATING_DISORDER'
  const page = await open({ stored: answeredUpTo('confirm-email'), inTab: newTab })
  await visit(page, addressOf('personalize-plan'))
  await page.tap(`main [data-value=${condition}]`)
  await page.tap('[data-action=next]')
  await expect.poll(() => page.textContent('h1')).toBe('This plan isn’t for you right now')
  expect(await page.locator('[data-action=next]').count()).toBe(0)
  expect(JSON.stringify(await storedHero(page))).not.toContain(condition)

  await visit(page, addressOf('confirm-email'))
  await page.waitForURL('**/v3/woman/personalize-plan')
  await expect.poll(() => page.textContent('h1')).toBe('This plan isn’t for you right now')
  await page.tap('[data-action=change]')
  await page.tap('main [data-value=NONE]')
  await page.tap('[data-action=next]')
  await page.waitForSelector('main progress')
})

test('the question comes before the first measure, and whoever it stops sees no figure of losing on any later step', async ({
  open,
}) => {
  const page = await open({ stored: answeredUpTo('confirm-email'), inTab: newTab })
  await visit(page, addressOf('meal-plan'))
  await expect.poll(() => page.textContent('h1')).toBe('Get fit fast!')
  await page.tap('[data-action=next]')
  await expect.poll(() => page.textContent('h1')).toBe('One question about your health')
  await page.tap('main [data-value=PREGNANT_OR_BREASTFEEDING]')
  await page.tap('[data-action=next]')
  await expect.poll(() => page.textContent('h1')).toBe('This plan isn’t for you right now')
  for (const slug of ['weight', 'goal-weight', 'review-result', 'statistics', 'result-statistics'] as const) {
    await visit(page, addressOf(slug))
    await page.waitForURL('**/v3/woman/meal-plan')
    await expect.poll(() => page.textContent('h1')).toBe('This plan isn’t for you right now')
  }
  await visit(page, addressOf('finally-plan'))
  await expect.poll(() => page.textContent('h1')).toBe('This plan isn’t for you right now')
  expect(await page.textContent('main')).not.toMatch(/\d\s?(kg|lb|st)/)

  // Reload, another answer, and the journey goes on; the next question about health is never asked.
  await visit(page, addressOf('meal-plan'))
  await page.tap('[data-action=change]')
  await page.tap('main [data-value=NONE]')
  await page.tap('[data-action=next]')
  await page.waitForSelector('main[data-step=height]')
  await page.goBack()
  await expect.poll(() => page.textContent('h1')).toBe('Get fit fast!')
  await page.tap('[data-action=next]')
  await page.waitForSelector('main[data-step=height]')
  await visit(page, addressOf('personalize-plan'))
  await page.waitForSelector('main progress')
})

test('a new tab with stored answers is asked before the forecast, which then answers what was said', async ({
  open,
}) => {
  const page = await open({ stored: answeredUpTo('confirm-email'), inTab: newTab })
  await visit(page, addressOf('finally-plan'))
  await expect.poll(() => page.textContent('h1')).toBe('One question about your health')
  expect(await page.locator('main svg[role=img]').count()).toBe(0)
  await page.tap('main [data-value=HEART_OR_BLOOD_PRESSURE]')
  await page.tap('[data-action=next]')
  await page.locator('main', { hasText: 'Talk to your doctor first' }).waitFor()
  await page.locator('main svg[role=img]').first().waitFor()
})

test('a visitor who has already confirmed an address is not sold a plan either', async ({ open }) => {
  const lead = await confirmedLead(inject('appUrl'), newAddress('stopped'))
  const page = await open({ stored: { ...answeredAll(), ...lead }, inTab: { conditions: 'EATING_DISORDER' } })
  await visit(page, addressOf('pay'))
  await page.waitForURL('**/v3/woman/personalize-plan')
  await expect.poll(() => page.textContent('h1')).toBe('This plan isn’t for you right now')
})
