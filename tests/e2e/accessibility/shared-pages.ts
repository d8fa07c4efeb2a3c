import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import type { Look, Open } from '../browser.ts'
import { paidOrder } from '../buyer.ts'
import { goWithin, visit } from '../hydration.ts'
import { newAddress } from '../new-address.ts'
import { answeredAll } from '../visitor.ts'
import { outOfReachOnSmall } from './out-of-reach.ts'
import { sidewaysAtAnyWidth } from './sideways.ts'
import { violationsOn } from './violations.ts'

/** Pages that both branches share. */
export const sharedPages = [
  '',
  'complete',
  'resume',
  'terms_of_service',
  'privacy',
  'refund-policy',
  'credits',
  'help',
] as const

type Device = NonNullable<Look['device']>

/** Opens every shared page and returns the faults of each. */
export async function inspectSharedPages(
  open: Open,
  device: Device,
  inspect: (page: Page, name: string) => Promise<readonly string[]>,
): Promise<Record<string, readonly string[]>> {
  const bought = await paidOrder(inject('appUrl'), newAddress(`reader-${device}`))
  const page = await open({ device, stored: { ...answeredAll(), ...bought } })
  await visit(page, '/v3/privacy')
  const found: Record<string, readonly string[]> = {}
  for (const name of sharedPages) {
    await goWithin(page, `/v3/${name}`, name === '' ? 'home' : name)
    if (name === 'complete') await page.waitForSelector('[data-action=open-plan]')
    const troubles = await inspect(page, name)
    if (troubles.length > 0) found[name] = troubles
  }
  return found
}

/** What axe finds on each shared page, in both themes. */
export const axeOnSharedPages = (open: Open, device: Device) => inspectSharedPages(open, device, violationsOn)

/** What axe finds on each shared page on a phone, and what cannot be reached on one of 320 x 568. */
export const troublesOnPhone = (open: Open) =>
  inspectSharedPages(open, 'phone', async (page) => [...(await violationsOn(page)), ...(await outOfReachOnSmall(page))])

/** What makes each shared page scroll sideways at one of the widths from 320 to 1920 px. */
export const sidewaysOnSharedPages = (open: Open) => inspectSharedPages(open, 'desktop', sidewaysAtAnyWidth)
