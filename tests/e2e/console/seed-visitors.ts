import { randomUUID } from 'node:crypto'
import { OWN_TOKEN } from '#analytics/events/event-list.ts'
import { FLOW_VERSION } from '#analytics/events/journey-steps.ts'
import { funnelSteps, PURCHASE } from '#analytics/funnel/funnel-steps.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#domain/time.ts'
import { collect } from '#server/collect/collect.ts'
import { appOf, isBot } from '#server/collect/robots-and-apps.ts'
import type { SeenVisitor } from '#server/collect/seen-visitor.ts'
import { rollUp } from '#server/funnel-statistics/roll-up.ts'
import type { Database } from '#server/platform/db/database.ts'
import { deviceOf } from '#server/platform/device/device-of.ts'

const pages = funnelSteps.filter((step) => step !== PURCHASE)

/** User agents of browsers, with how many of ten visitors use each. */
const browsers = [
  {
    of10: 3,
    agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  },
  {
    of10: 3,
    agent:
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  },
  {
    of10: 2,
    agent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  },
  {
    of10: 2,
    agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 400.0.0.38.73 (iPhone16,1; iOS 18_6; en_US; en; scale=3.00; 1179x2556; 700000000)',
  },
].flatMap(({ of10, agent }) => Array.from({ length: of10 }, () => agent))
const countries = ['US', 'US', 'US', 'GB', 'DE', 'DE', 'CA'] as const
const sources = ['newsletter', 'search', 'social'] as const

const at = <T>(list: readonly T[], place: number): T => {
  const found = list[place % list.length]
  if (found === undefined) throw new Error('The list is empty.')
  return found
}

/** The user agent of a browser that is not headless. */
export const phone = at(browsers, 3)

/** Numbers from 0 to 1 that are the same in every run. */
function drawnFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** The step that loses more visitors than any other before the plans, in one in-app browser only. */
export const leak = { step: 'height', app: 'Instagram' } as const

/** Share of those who see a step and leave there. */
function leaves(step: string, app: string | null): number {
  if (step === leak.step) return app === leak.app ? 0.55 : 0.03
  if (step === 'home' || step === 'confirm-email') return 0.05
  return 0.008
}

/** A page's reports of the steps that its visitor saw, and of how it was opened. */
function reported(id: string, seen: readonly string[], begin: number, source: string | null): readonly object[] {
  const sender = { token: OWN_TOKEN, distinct_id: `$device:${id}`, $device_id: id }
  const opened = { ...sender, time: begin / 1000, ...(source === null ? {} : { utm_source: source }) }
  const steps = seen.map((step, place) => ({
    event: 'step_viewed',
    properties: {
      ...{ ...sender, step, flow: FLOW_VERSION, first_at: begin + place * 7000, views: 1, backs: 0 },
      ...{ validation_errors: step === leak.step && place % 2 === 0 ? 1 : 0, visible_ms: 3000 + (place % 5) * 1300 },
    },
  }))
  return [{ event: 'first_page_opened', properties: opened }, ...steps]
}

/** Days within which a visitor can still buy and be counted. */
const MAY_BUY_DAYS = 5

/**
 * Adds visitors of the last days from various sources, each of whom left at some step, through the collector and the
 * roll-up. Returns the ids of those who saw the plans a few days ago and may still buy.
 */
export async function seedVisitors(db: Database, count: number, days: number): Promise<readonly string[]> {
  const mayBuy: string[] = []
  const draw = drawnFrom(17)
  const today = Date.now()
  for (let number = 0; number < count; number++) {
    const agent = at(browsers, number)
    const device = deviceOf(agent)
    const seen: SeenVisitor = {
      ...{ device, country: at(countries, number), region: null, city: null, language: 'en-US' },
      ...{ inAppBrowser: appOf(agent), isBot: isBot(agent) },
    }
    const app = device.browser === leak.app ? leak.app : null
    const left = pages.findIndex((step) => draw() < leaves(step, app))
    const end = left === -1 ? pages.length - 1 : left
    const steps = pages.slice(0, end + 1)
    const daysAgo = 1 + ((number * 7) % (days - 1))
    const begin = today - daysAgo * MS_PER_DAY + (number % 60) * MS_PER_MINUTE
    const id = randomUUID()
    if (end === pages.length - 1 && daysAgo <= MAY_BUY_DAYS) mayBuy.push(id)
    const source = number % 4 === 0 ? null : at(sources, number)
    await collect(db, 'track', reported(id, steps, begin, source), { seen, now: new Date(begin + 400_000) })
  }
  await rollUp({ db, now: () => new Date(today), config: { paymentsEnv: 'test' } })
  return mayBuy
}
