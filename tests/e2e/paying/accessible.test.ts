import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { visit } from '#tests/e2e/hydration.ts'
import { outOfReachOnSmall } from '../accessibility/out-of-reach.ts'
import { violationsOn } from '../accessibility/violations.ts'
import { test } from '../browser.ts'
import { casesOf } from '../every-case.ts'
import { newAddress } from '../new-address.ts'
import { addressOf } from '../visitor.ts'
import { fillIn, openPay, PAY } from './pay-page.ts'
import { openSubscription } from './subscription-page.ts'

/** What axe finds at each of these addresses, and what cannot be reached there on a phone of 320 x 568. */
async function troublesAt(page: Page, places: Readonly<Record<string, string>>) {
  const found: Record<string, readonly string[]> = {}
  for (const [address, ready] of Object.entries(places)) {
    await visit(page, address)
    await page.waitForSelector(ready)
    const troubles = [...(await violationsOn(page)), ...(await outOfReachOnSmall(page))]
    if (troubles.length > 0) found[address] = troubles
  }
  return found
}

test.for(casesOf(['phone'], ['phone', 'desktop'] as const))(
  'axe finds nothing on the pages of a subscription: %s',
  async (device, { open }) => {
    const page = await openSubscription(open, newAddress(`axe-${device}`), { device })
    const receipt = (await page.getAttribute('li a:text-is("Receipt")', 'href')) ?? ''
    const active = await troublesAt(page, {
      '/v3/subscription': 'main dl',
      '/v3/subscription/withdraw': '[data-action=confirm-withdrawal]',
      [receipt]: '[data-action=print]',
      '/v3/subscription/cancel': '[data-action=cancel-now]',
    })
    await page.click('[data-action=cancel-now]')
    await page.waitForSelector('[data-done]')
    const done = await violationsOn(page)
    const ending = await troublesAt(page, {
      '/v3/subscription': 'main dl',
      '/v3/subscription/resume': '[data-action=resume-now]',
    })
    expect({ active, done, ending }).toEqual({ active: {}, done: [], ending: {} })
  },
)

test('axe finds nothing on a waiting order, a code that does not work, and an unknown device', async ({ open }) => {
  const expected = [/status 40[14]/, /console: .*40[14]/]
  const page = await openPay(open, newAddress('axe-states'), { expected })
  const codes = await troublesAt(page, {
    [`${addressOf('pay')}?code=WELCOME20`]: 'main dl:has-text("Code WELCOME20")',
    [`${addressOf('pay')}?code=NOBODYS`]: 'main:has-text("This code doesn’t work")',
  })
  await fillIn(page, 'challenge')
  await page.tap(PAY)
  await page.waitForURL('**/v3/sandbox/bank/**')
  const waiting = await troublesAt(page, { '/v3/complete': '[data-status=approval]' })
  await page.evaluate(() => localStorage.removeItem('token'))
  const unknown = await troublesAt(page, { '/v3/subscription': 'main:has-text("It needs no password")' })
  expect({ codes, waiting, unknown }).toEqual({ codes: {}, waiting: {}, unknown: {} })
})
