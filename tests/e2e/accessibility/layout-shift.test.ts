import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { Slug } from '#domain/funnel/journey.ts'
import { pathOf } from '#domain/funnel/path.ts'
import { type Look, type Open, test } from '../browser.ts'
import { confirmedLead, paidOrder } from '../buyer.ts'
import { casesOf, isEveryCase } from '../every-case.ts'
import { waitUntilHydrated } from '../hydration.ts'
import { newAddress } from '../new-address.ts'
import { recordOf, todayInUtc } from '../personas/record-of.ts'
import { ada } from '../personas/women.ts'
import { addressOf, answeredAll, answeredUpTo } from '../visitor.ts'
import { answerStep } from '../walk/answer-step.ts'
import { arriveAt } from '../walk/expect-step.ts'
import { inputMethodOf } from '../walk/input-method.ts'
import { everyStep } from './step-screens.ts'

/** The share of a screen that may move by itself, summed as browsers sum it: less than anybody sees. */
const MOST = 0.005
/**
 * The first page is painted before its fonts have come, and words of a line may change places when they do. Browsers call
 * a tenth good.
 */
const MOST_ON_HOME = 0.1

/** Opened with all answers: a page of each way to show them. */
const opened = ['home', 'goal-weight', 'keep-on-track', 'cuisines-like', 'event-day', 'pay'] as const
const pages = ['home', 'complete', ...everyStep] as const
type Opened = (typeof pages)[number]

/** Adds up what moves on each document from its start, and forgets what a person's own act moved. */
function sumShifts(): void {
  const sums: Record<string, number> = {}
  Object.assign(window, { shifts: sums })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      const step = document.querySelector('main')?.dataset['step'] ?? ''
      if (!entry.hadRecentInput) sums[step] = (sums[step] ?? 0) + entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const shiftsOn = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => (window as unknown as { shifts: Record<string, number> }).shifts)

const tooMuch = (shifts: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(shifts).flatMap(([step, sum]) =>
    sum > (step === 'home' ? MOST_ON_HOME : MOST) ? [`${step}: ${sum.toFixed(4)}`] : [],
  )

async function watched(open: Open, look: Look): Promise<Page> {
  const page = await open({ ...look, reducedMotion: false })
  await page.addInitScript(sumShifts)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: isEveryCase() ? 4 : 1 })
  return page
}

/** The last element that comes to a page. */
const lastOn: Partial<Readonly<Record<Opened, string>>> = {
  home: '#week',
  complete: '[data-action=open-plan]',
  'personalize-plan': '[data-action=next]',
  pay: '[data-pay-bar]',
}

async function openedPage(page: Page, name: Opened): Promise<readonly string[]> {
  await page.goto(name === 'home' ? '/v3/' : name === 'complete' ? '/v3/complete' : addressOf(name))
  await waitUntilHydrated(page)
  await page.waitForSelector(lastOn[name] ?? 'main h1')
  await page.waitForLoadState('networkidle')
  return tooMuch(await shiftsOn(page))
}

const devices = ['phone', 'desktop'] as const

test.for(devices)('nothing moves on a page that is opened with its answers on a %s', async (device, { open }) => {
  const address = newAddress(`still-${device}`)
  const lead = await confirmedLead(inject('appUrl'), address)
  const buyer = isEveryCase() ? await paidOrder(inject('appUrl'), newAddress(`still-paid-${device}`)) : {}
  const page = await watched(open, { device, stored: { ...answeredAll(), ...lead } })
  const reader = await watched(open, { device, stored: { ...answeredAll(), ...buyer } })
  const moved: string[] = []
  for (const name of casesOf(opened, pages))
    moved.push(...(await openedPage(name === 'complete' ? reader : page, name)))
  expect(moved).toEqual([])
})

test('on a desktop the button stands at the same height on every kind of step', async ({ open }) => {
  const page = await open({ device: 'desktop', stored: answeredAll() })
  const bottoms: Record<string, number> = {}
  for (const slug of [
    'trust',
    'how-old-are-you',
    'goal-weight',
    'cuisines-like',
    'daily-water',
    'event-day',
  ] as const) {
    await page.goto(addressOf(slug))
    await waitUntilHydrated(page)
    const box = await page.locator('[data-action=next]').boundingBox()
    bottoms[slug] = Math.round((box?.y ?? 0) + (box?.height ?? 0))
  }
  expect(new Set(Object.values(bottoms)).size, JSON.stringify(bottoms)).toBe(1)
})

const walks = [
  { from: 'weight', to: 'caused-weight-gain' },
  { from: 'how-old-are-you', to: 'finally-plan' },
] as const satisfies readonly { from: Slug; to: Slug }[]

test.for(casesOf(walks.slice(0, 1), walks.slice(1)))(
  'nothing moves while steps are answered from $from on',
  async ({ from, to }, { open }) => {
    for (const device of casesOf(['phone'] as const, devices)) {
      const page = await watched(open, { device, stored: answeredUpTo(from) })
      await page.goto(addressOf(from))
      await waitUntilHydrated(page)
      const input = inputMethodOf(page, device === 'phone' ? 'finger' : 'mouse')
      const path = pathOf(recordOf(ada, todayInUtc()))
      const [start, end] = [from, to].map((slug) => path.findIndex((step) => step.slug === slug))
      for (const step of path.slice(start, end)) {
        await answerStep(page, input, ada, step)
        const next = path[path.indexOf(step) + 1]
        if (next !== undefined) await arriveAt(page, next.slug)
        await page.waitForLoadState('networkidle')
      }
      expect(tooMuch(await shiftsOn(page))).toEqual([])
    }
  },
)

/** Notes where the first choice lies in the document as it was sent, before any script has run. */
function noteChoice(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return
    const choice = document.querySelector('main [data-value="FEMALE"]')
    Object.assign(window, {
      sentAt: choice?.getBoundingClientRect().top,
      isSentWhole: document.querySelector('#week') !== null,
    })
  })
}

test('on phones of any height the first choice stays where it was sent when the lower part of the page comes', async ({
  open,
}) => {
  const page = await open({})
  await page.addInitScript(noteChoice)
  for (const [width, height] of [
    [375, 667],
    [390, 844],
    [430, 932],
    [600, 1024],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/v3/')
    await page.waitForSelector('#week')
    // A window cannot be sent from the page as a whole.
    const { sentAt, isSentWhole } = await page.evaluate(() => {
      const noted = window as unknown as { readonly sentAt: number; readonly isSentWhole: boolean }
      return { sentAt: noted.sentAt, isSentWhole: noted.isSentWhole }
    })
    const top = await page.evaluate(
      () => document.querySelector('main [data-value="FEMALE"]')?.getBoundingClientRect().top,
    )
    expect(isSentWhole).toBe(false)
    // The fonts that come may move it by a few pixels.
    expect(Math.abs((top ?? 0) - sentAt), `${width} x ${height}`).toBeLessThan(12)
  }
})
