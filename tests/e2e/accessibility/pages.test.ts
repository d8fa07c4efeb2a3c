import { expect, inject } from 'vitest'
import type { Slug } from '#domain/funnel/journey.ts'
import { goWithin, visit } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { confirmedLead, paidOrder } from '../buyer.ts'
import { newAddress } from '../new-address.ts'
import { addressOf, answeredAll, healthy } from '../visitor.ts'
import { violationsOn } from './violations.ts'

/** One step of each kind. */
const kinds: readonly Slug[] = [
  'trust',
  'current-body',
  'best-shape',
  'height',
  'statistics',
  'tried-diets',
  'meals-like',
  'event-day',
  'finally-plan',
  'personalize-plan',
  'confirm-email',
  'pay',
]
const shared = ['', 'complete', 'resume', 'terms_of_service', 'privacy', 'refund-policy'] as const

const looks = [
  { theme: 'light', device: 'phone' },
  { theme: 'dark', device: 'phone' },
  { theme: 'light', device: 'desktop' },
  { theme: 'dark', device: 'desktop' },
] as const

test.for(looks)('pages that everybody has: $theme, $device', async ({ theme, device }, { open }) => {
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

test.for(['light', 'dark'] as const)('one step of each kind on a desktop: %s', async (theme, { open }) => {
  const lead = await confirmedLead(inject('appUrl'), newAddress(`desk-${theme}`))
  const page = await open({ device: 'desktop', stored: { ...answeredAll(), theme, ...lead }, inTab: healthy })
  await visit(page, '/v3/')
  const found: Record<string, readonly string[]> = {}
  for (const slug of kinds) {
    await goWithin(page, addressOf(slug), slug)
    if (slug === 'pay') await page.waitForSelector('[data-plan]')
    const violations = await violationsOn(page)
    if (violations.length > 0) found[slug] = violations
  }
  expect(found).toEqual({})
})
