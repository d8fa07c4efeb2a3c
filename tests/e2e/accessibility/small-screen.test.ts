import { expect, inject } from 'vitest'
import { journey } from '#domain/funnel/journey.ts'
import { groups } from '#domain/funnel/step.ts'
import { goWithin, visit } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { confirmedLead } from '../buyer.ts'
import { newAddress } from '../new-address.ts'
import { addressOf, answeredAll, healthy } from '../visitor.ts'
import { outOfReach } from './out-of-reach.ts'

test.for(groups)(
  '%s: on a screen of 320 x 568, everything is reached without scrolling sideways',
  async (group, { open }) => {
    const lead = await confirmedLead(inject('appUrl'), newAddress(`small-${group.replaceAll(/\W/g, '')}`))
    const page = await open({ device: 'small', stored: { ...answeredAll(), ...lead }, inTab: healthy })
    await visit(page, '/v3/')
    const found: Record<string, readonly string[]> = {}
    for (const { slug } of journey.filter((step) => step.group === group)) {
      await goWithin(page, addressOf(slug), slug)
      if (slug === 'pay') await page.waitForSelector('[data-plan]')
      const seen = await outOfReach(page)
      if (seen.length > 0) found[slug] = seen
    }
    expect(found).toEqual({})
  },
)

test('the pages that everybody has fit on 320 x 568', async ({ open }) => {
  const page = await open({ device: 'small', stored: answeredAll() })
  await visit(page, '/v3/privacy')
  const found: Record<string, readonly string[]> = {}
  for (const name of ['', 'complete', 'resume', 'terms_of_service', 'privacy', 'refund-policy']) {
    await goWithin(page, `/v3/${name}`, name === '' ? 'home' : name)
    const seen = await outOfReach(page)
    if (seen.length > 0) found[name] = seen
  }
  expect(found).toEqual({})
})
