import { expect, inject } from 'vitest'
import { violationsOn } from '../accessibility/violations.ts'
import { test } from '../browser.ts'
import { paidOrder } from '../buyer.ts'
import { casesOf } from '../every-case.ts'
import { newAddress } from '../new-address.ts'
import { todayInUtc } from '../personas/record-of.ts'
import { answeredAll } from '../visitor.ts'
import { openLink, resumeLinkTo } from '../walk/mailbox.ts'

test.for(casesOf(['phone'], ['phone', 'desktop'] as const))(
  'a link of another person asks which of them stays signed in: %s',
  async (device, { open }) => {
    const appUrl = inject('appUrl')
    const [here, other] = [newAddress(`here-${device}`), newAddress(`other-${device}`)]
    const bought = await paidOrder(appUrl, here)
    await paidOrder(appUrl, other)
    const link = await resumeLinkTo(appUrl, other)
    const page = await open({ device, stored: { ...answeredAll(), ...bought } })
    await openLink(page, link)
    await page.waitForSelector('[data-action=replace]')
    expect(await violationsOn(page)).toEqual([])
    expect(await page.textContent('main')).toContain(`signed in as ${here.slice(0, 1)}•••@`)
    await page.click('[data-action=stay]')
    await page.waitForURL('**/v3/plan**')
    // The link was not used up: it still opens, once the visitor agrees.
    await openLink(page, link)
    await page.click('[data-action=replace]')
    await page.waitForURL('**/v3/plan**')
    const settings = await page.evaluate(
      async (today) => (await fetch(`/api/v2/member?today=${today}`)).json(),
      todayInUtc(),
    )
    expect(settings).toMatchObject({ email: other })
  },
)
