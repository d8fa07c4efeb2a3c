import { expect, inject } from 'vitest'
import { journey } from '#domain/funnel/journey.ts'
import { groups } from '#domain/funnel/step.ts'
import { goWithin, visit } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { confirmedLead } from '../buyer.ts'
import { newAddress } from '../new-address.ts'
import { addressOf, answeredAll, healthy } from '../visitor.ts'
import { violationsOn } from './violations.ts'

const themes = ['light', 'dark'] as const
const parts = themes.flatMap((theme) => groups.map((group) => ({ theme, group })))

test.for(parts)('$group, $theme: every step on a phone', async ({ theme, group }, { open }) => {
  const lead = await confirmedLead(inject('appUrl'), newAddress(`steps-${theme}-${group.replaceAll(/\W/g, '')}`))
  const page = await open({ stored: { ...answeredAll(), theme, ...lead }, inTab: healthy })
  await visit(page, '/v3/')
  const found: Record<string, readonly string[]> = {}
  for (const { slug } of journey.filter((step) => step.group === group)) {
    await goWithin(page, addressOf(slug), slug)
    if (slug === 'pay') await page.waitForSelector('[data-plan]')
    const violations = await violationsOn(page)
    if (violations.length > 0) found[slug] = violations
  }
  expect(found).toEqual({})
})
