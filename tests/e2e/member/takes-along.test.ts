import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../browser.ts'
import { newFreshOwner, newOwner } from './plan-owner.ts'
import { openPlan } from './plan-page.ts'

/** The part of the file that is checked here, for one lead. */
type ExportedLead = {
  readonly email: string
  readonly answers: unknown
  readonly healthConditions: unknown
  readonly settings: unknown
  readonly weeks: readonly { readonly week: number }[]
  readonly orders: readonly { readonly state: string }[]
}

/** The text and the name of the file that a button saves. */
async function saved(page: Page, button: string): Promise<{ readonly name: string; readonly text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.tap(button)])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

test('a member saves the week as a calendar, one event per meal', async ({ open }) => {
  const owner = await newOwner()
  const { days } = await owner.week()
  const page = await openPlan(open, owner, { path: '/settings', screen: 'settings' })
  const { name, text } = await saved(page, '[data-file$=".ics"]')
  expect(name).toMatch(/week-1\.ics$/)
  // Long lines are folded (RFC 5545, 3.1).
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  const lines = text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line !== '')
  expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR'])
  expect(lines).toContain('VERSION:2.0')
  const meals = days.flatMap((day) => day.meals)
  const fields = (field: string) => lines.filter((line) => line.startsWith(field))
  expect(fields('BEGIN:VEVENT').length).toBe(meals.length)
  expect(fields('END:VEVENT').length).toBe(meals.length)
  expect(new Set(fields('UID:')).size).toBe(meals.length)
  const plain = (words: string | undefined) => (words ?? '').replaceAll(/[\\]/g, '')
  const summaries = fields('SUMMARY').map(plain)
  for (const { dishes } of meals) expect(summaries.some((one) => one.includes(plain(dishes[0]?.title)))).toBe(true)
  const starts = fields('DTSTART').map((line) => /(\d{4})(\d\d)(\d\d)(?:T|$)/.exec(line)?.slice(1, 4).join('-'))
  expect(new Set(starts)).toEqual(new Set(days.map(({ date }) => date)))
})

test('a member takes a dish to another recipe app as they eat it', async ({ open }) => {
  const owner = await newOwner()
  const { days } = await owner.week()
  const dish = days[0]?.meals[0]?.dishes[0]
  const page = await openPlan(open, owner, { path: '/week/1/day/1/meal/1', screen: 'meal' })
  const { name, text } = await saved(page, '[data-action=save-recipe]')
  expect(name).toBe(`${dish?.recipe}.json`)
  const recipe: { readonly name: string; readonly image: readonly string[] } = JSON.parse(text)
  expect(recipe).toMatchObject({ '@type': 'Recipe', name: dish?.title, totalTime: `PT${dish?.minutes}M` })
  const picture = await fetch(recipe.image[0] ?? '')
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
})

test('a member saves all stored data about them in one file', async ({ open }) => {
  const owner = await newFreshOwner()
  await owner.set({ eaters: 3 })
  await owner.week()
  const { hero } = await owner.member()
  const page = await openPlan(open, owner, { path: '/settings', screen: 'settings' })
  const { name, text } = await saved(page, '[data-file$=".json"]')
  expect(name).toMatch(/\.json$/)
  const { leads }: { readonly leads: readonly ExportedLead[] } = JSON.parse(text)
  expect(leads).toHaveLength(1)
  const [data] = leads
  expect(data?.answers).toEqual(hero)
  expect(data?.email).toBe(owner.email)
  expect(data?.healthConditions).toEqual(['NONE'])
  expect(data?.settings).toMatchObject({ eaters: 3, mealsADay: 3 })
  expect(data?.weeks.map(({ week }) => week)).toContain(1)
  expect(data?.orders.map(({ state }) => state)).toEqual(['paid'])
  expect(text).not.toContain(owner.token)
})
