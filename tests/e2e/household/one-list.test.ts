import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { ShoppingListView } from '#domain/api/member/shopping.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { test } from '../browser.ts'
import { openPlan } from '../member/plan-page.ts'
import { newKitchen } from './kitchen.ts'

const api = '**/api/**'

/** The browser's own switch reaches a page that was just loaded a moment late, so requests are aborted as well. */
async function goOffline(page: Page): Promise<void> {
  await page.context().route(api, (route) => route.abort('internetdisconnected'))
  await page.context().setOffline(true)
}

async function goOnline(page: Page): Promise<void> {
  await page.context().unroute(api)
  await page.context().setOffline(false)
}

const tap = (page: Page, id: string) => page.locator(`label[data-value="${id}"]`).tap()
const shows = (page: Page, id: string, isTicked: boolean) =>
  page.waitForSelector(`label[data-value="${id}"][data-ticked=${isTicked}]`)

test('two phones tick one list, each sees the other, and what one ticked offline is merged', async ({ open }) => {
  const { ann, ben } = await newKitchen(inject('appUrl'))
  const route = filled(routes.memberList, { week: 1 })
  const { aisles } = await ann.ask<ShoppingListView>('GET', route)
  const [milk = '', eggs = '', limes = ''] = aisles.flatMap(({ lines }) =>
    lines.filter(({ staple }) => !staple).map(({ id }) => id),
  )
  const expected = [/ERR_INTERNET_DISCONNECTED/, /console: Failed to load resource/]
  const at = { path: '/list', screen: 'list' } as const
  const [hers, his] = await Promise.all([openPlan(open, ann, at), openPlan(open, ben, { ...at, look: { expected } })])

  await tap(hers, milk)
  await shows(his, milk, true)

  await goOffline(his)
  await tap(his, milk)
  await tap(his, eggs)
  await tap(hers, limes)
  await shows(hers, limes, true)
  await shows(his, eggs, true)

  await goOnline(his)
  for (const phone of [hers, his]) {
    await shows(phone, milk, false)
    await shows(phone, eggs, true)
    await shows(phone, limes, true)
  }
  const lines = (await ben.ask<ShoppingListView>('GET', route)).aisles.flatMap((aisle) => aisle.lines)
  const ticked = lines.filter((line) => line.ticked).map(({ id }) => id)
  expect(ticked.toSorted()).toEqual([eggs, limes].toSorted())
})
