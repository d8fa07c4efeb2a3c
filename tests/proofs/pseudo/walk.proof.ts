import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { inspectPlanScreens, showsAll } from '#tests/e2e/accessibility/plan-screens.ts'
import { inspectSharedPages, sharedPages } from '#tests/e2e/accessibility/shared-pages.ts'
import { sidewaysAtAnyWidth } from '#tests/e2e/accessibility/sideways.ts'
import { everyStep, inspectSteps } from '#tests/e2e/accessibility/step-screens.ts'
import { type Open, test } from '#tests/e2e/browser.ts'
import { newOwnerWith } from '#tests/e2e/member/plan-owner.ts'
import { openPlan } from '#tests/e2e/member/plan-page.ts'
import { pseudoLocales } from '../../../scripts/build/languages/pseudo.ts'
import { countProven } from '../proven.ts'
import { chartsTurnedWrongly, cutTexts, englishTexts } from './looks.ts'

const devices = ['phone', 'desktop'] as const
const looks = pseudoLocales.flatMap(({ tag }) => devices.map((device) => ({ tag, device })))

/** Names, addresses, what the operator wrote, and what the contract says: none of them is translated. */
const names = [
  /forkcast( operator ltd\.)?/i,
  /Forkcast/,
  /\S+@\S+/,
  /English \(U[SK]\)/,
  /(Apple|Google) Pay|PayPal/,
  /\d+-Week (Plan|Trial)/,
]
/** The specified claims, which are shown outside production. */
const claims = [/.*(of users report|of members say|find it easier|would recommend it|users trust the product).*/]
/** The terms of a payment, which are part of the contract. */
const terms = [
  /.*\$\d+\.\d\d.*/,
  /Sold by .*/,
  /Within 14 days .*/,
  /You cancel in two clicks.*/,
  /[0-9A-Za-z-]{10,36}/,
]

/** Opens pages for a visitor whose browser asks for a pseudo-language. */
const inLanguage =
  (open: Open, tag: string): Open =>
  async (look) => {
    const page = await open(look)
    await page.context().addCookies([{ name: 'lang', value: tag, url: inject('appUrl') }])
    return page
  }

const faults = async (page: Page): Promise<readonly string[]> => [
  ...(await chartsTurnedWrongly(page)),
  ...(await cutTexts(page)),
  ...(await sidewaysAtAnyWidth(page)),
]
const faultsAndEnglish = async (page: Page) => [
  ...(await englishTexts(page, [...names, ...claims, ...terms])),
  ...(await faults(page)),
]

test.for(looks)('steps in $tag on a $device', async ({ tag, device }, { open, task }) => {
  countProven(task, { 'screens in a pseudo-language': everyStep.length })
  expect(await inspectSteps(inLanguage(open, tag), device, everyStep, faultsAndEnglish)).toEqual({})
})

// Legal texts and sources are part of the contract, and are shown as they were written.
const legal: readonly string[] = ['terms_of_service', 'privacy', 'refund-policy', 'credits']

test.for(looks)('pages for everybody in $tag on a $device', async ({ tag, device }, { open, task }) => {
  countProven(task, { 'screens in a pseudo-language': sharedPages.length })
  const inspect = (page: Page, name: string) => (legal.includes(name) ? faults(page) : faultsAndEnglish(page))
  expect(await inspectSharedPages(inLanguage(open, tag), device, inspect)).toEqual({})
})

// Dishes and foods come from the server, in the English of their reader.
test.for(looks)('screens of the plan in $tag on a $device', async ({ tag, device }, { open, task }) => {
  const { owner } = await newOwnerWith(showsAll)
  const page = await openPlan(inLanguage(open, tag), owner, { look: { device } })
  let screens = 0
  const inspect = async () => {
    screens++
    return faults(page)
  }
  expect(await inspectPlanScreens(page, inspect, 'in any language')).toEqual({})
  countProven(task, { 'screens in a pseudo-language': screens })
})
