import { expect, inject } from 'vitest'
import { goWithin, visit } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { paidOrder } from '../buyer.ts'
import { newAddress } from '../new-address.ts'
import { answeredAll } from '../visitor.ts'
import { outOfReach } from './out-of-reach.ts'
import { violationsOn } from './violations.ts'

const shared = ['', 'complete', 'resume', 'terms_of_service', 'privacy', 'refund-policy'] as const

const looks = [
  { theme: 'light', device: 'phone' },
  { theme: 'dark', device: 'desktop' },
] as const

test.for(looks)('the shared pages: $theme, $device', async ({ theme, device }, { open }) => {
  const bought = await paidOrder(inject('appUrl'), newAddress(`reader-${theme}-${device}`))
  const page = await open({ device, stored: { ...answeredAll(), theme, ...bought } })
  await visit(page, '/v3/privacy')
  const found: Record<string, readonly string[]> = {}
  for (const name of shared) {
    await goWithin(page, `/v3/${name}`, name === '' ? 'home' : name)
    if (name === 'complete') await page.waitForSelector('main dl')
    const violations = await violationsOn(page)
    if (violations.length > 0) found[name] = violations
  }
  expect(found).toEqual({})
})

test('the shared pages fit on 320 x 568', async ({ open }) => {
  const page = await open({ device: 'small', stored: answeredAll() })
  await visit(page, '/v3/privacy')
  const found: Record<string, readonly string[]> = {}
  for (const name of shared) {
    await goWithin(page, `/v3/${name}`, name === '' ? 'home' : name)
    const troubles = await outOfReach(page)
    if (troubles.length > 0) found[name] = troubles
  }
  expect(found).toEqual({})
})
