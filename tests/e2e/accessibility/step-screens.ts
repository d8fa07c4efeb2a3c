import { inject } from 'vitest'
import { journey, type Slug } from '#domain/funnel/journey.ts'
import type { Look, Open } from '../browser.ts'
import { confirmedLead } from '../buyer.ts'
import { goWithin, visit } from '../hydration.ts'
import { newAddress } from '../new-address.ts'
import { addressOf, answeredAll, healthy } from '../visitor.ts'
import { troublesAtLargeText } from './large-text.ts'
import { outOfReachOnSmall } from './out-of-reach.ts'
import { sidewaysAtAnyWidth, widerInSlide } from './sideways.ts'
import { violationsOn } from './violations.ts'

/** One step of each kind of screen. */
export const stepKinds: readonly Slug[] = [
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

export const everyStep: readonly Slug[] = journey.map(({ slug }) => slug)

type Device = NonNullable<Look['device']>
type Inspect = typeof outOfReachOnSmall

/** Opens these steps one after another and returns the faults of each. */
export async function inspectSteps(open: Open, device: Device, steps: readonly Slug[], inspect: Inspect) {
  const lead = await confirmedLead(inject('appUrl'), newAddress(`steps-${device}`))
  const page = await open({ device, stored: { ...answeredAll(), ...lead }, inTab: healthy })
  await visit(page, '/v3/')
  const found: Record<string, readonly string[]> = {}
  for (const slug of steps) {
    await goWithin(page, addressOf(slug), slug)
    if (slug === 'pay') await page.waitForSelector('[data-plan]')
    const troubles = await inspect(page)
    if (troubles.length > 0) found[slug] = troubles
  }
  return found
}

/** What axe finds on each of these steps, in both themes. */
export const axeOnSteps = (open: Open, device: Device, steps: readonly Slug[]) =>
  inspectSteps(open, device, steps, violationsOn)

/** What axe finds on each of these steps on a phone, and what cannot be reached on one of 320 x 568. */
export const troublesOnPhone = (open: Open, steps: readonly Slug[]) =>
  inspectSteps(open, 'phone', steps, async (page) => [
    ...(await violationsOn(page)),
    ...(await outOfReachOnSmall(page)),
  ])

/** What makes each of these steps scroll sideways at one of the widths from 320 to 1920 px. */
export const sidewaysOnSteps = (open: Open, steps: readonly Slug[]) =>
  inspectSteps(open, 'desktop', steps, sidewaysAtAnyWidth)

/** What lies on other text or is cut off on each of these steps on a phone, with text twice as large. */
export const largeTextOnSteps = (open: Open, steps: readonly Slug[]) =>
  inspectSteps(open, 'phone', steps, troublesAtLargeText)

/** The steps that are wider than a phone while they slide in. */
export async function widenedBySlides(open: Open, steps: readonly Slug[]): Promise<Record<string, readonly string[]>> {
  const lead = await confirmedLead(inject('appUrl'), newAddress('slides'))
  const page = await open({ reducedMotion: false, stored: { ...answeredAll(), ...lead }, inTab: healthy })
  await visit(page, '/v3/')
  const found: Record<string, readonly string[]> = {}
  for (const slug of steps) {
    await goWithin(page, addressOf(slug), slug)
    const troubles = await widerInSlide(page)
    if (troubles.length > 0) found[slug] = troubles
  }
  return found
}
