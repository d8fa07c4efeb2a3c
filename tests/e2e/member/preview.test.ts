import { expect, inject } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { visit } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { confirmedLead, openedLink } from '../buyer.ts'
import { newAddress } from '../new-address.ts'
import { answeredAll } from '../visitor.ts'
import { resumeLinkTo } from '../walk/mailbox.ts'
import { ownerOf } from './plan-owner.ts'
import { arriveOn, expectPlainWords, goToPlan, mealPath, openPlan } from './plan-page.ts'

/** A lead: the address is confirmed, nothing is bought. */
async function newLead() {
  const email = newAddress('lead')
  const { token } = await confirmedLead(inject('appUrl'), email)
  return ownerOf(email, token, answeredAll())
}

test('a lead who has not paid can open the first day, and nothing else', async ({ open }) => {
  const lead = await newLead()
  const week = await lead.week()
  expect(week.access).toBe('preview')
  expect(week.days).toHaveLength(1)
  const shown = new Set(week.days.flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes.map(({ card }) => card))))
  expect(new Set(Object.keys(week.cards))).toEqual(shown)

  const page = await openPlan(open, lead, { path: '', look: { expected: [/status 403/, /console: .*403/] } })
  expect(await page.textContent('h1')).toBe('Your first day')
  expect(await page.locator('main li[data-today]').count()).toBe(1)
  await expectPlainWords(page)
  await page.locator(`main a[href$="${mealPath(0, 1)}"]`).tap()
  await arriveOn(page, 'meal')
  const cooked = week.cards[week.days[0]?.meals[1]?.dishes[0]?.card ?? '']
  expect(await page.textContent('h1')).toBe(cooked?.title)
  const method = page.locator('main ol', { hasText: 'Step 1' }).first()
  expect(await method.locator('> li').count()).toBe(cooked?.steps.length)
  for (const action of ['dislike', 'cook-double', 'choose']) {
    expect(await page.locator(`[data-action=${action}]`).count()).toBe(0)
  }
  expect(await page.locator('main a[href$="/swap"]').count()).toBe(0)

  // Pages that are not open say so politely, and lead on.
  for (const path of ['/week/1/day/2', '/week/2', '/list', '/recipe/gazpacho', `${mealPath(0, 0)}/swap`]) {
    await goToPlan(page, path, path.startsWith('/list') ? 'list' : path.startsWith('/recipe') ? 'settings' : 'week')
    await page.locator('h1', { hasText: 'This comes with a plan' }).waitFor()
    await page.waitForSelector('main [data-action=pay]')
  }
  await page.tap('main [data-action=pay]')
  await page.waitForSelector('main[data-step=pay], main[data-step=personalize-plan]')
})

test('the server does not give out the rest either', async () => {
  const lead = await newLead()
  const { settings } = await lead.member()
  const places = { week: 1, day: 0, meal: 0, recipe: 'gazpacho', ingredient: 'salt' }
  const asked = [
    ['GET', routes.memberWeek, { week: 2 }],
    ['GET', routes.memberList, places],
    ['PUT', routes.memberTicks, places, { ticks: [{ id: 'salt', ticked: true, changedAt: new Date().toISOString() }] }],
    ['GET', routes.memberCalendar, places],
    ['GET', routes.memberCandidates, places],
    ['PUT', routes.memberMeal, places, { to: 'recipe', recipe: 'gazpacho' }],
    ['GET', routes.memberRecipe, places],
    ['GET', routes.memberSavedRecipe, places],
    ['PUT', routes.memberOpinion, places, { opinion: 'favourite' }],
    ['PUT', routes.memberBanned, places],
    ['GET', routes.memberWeights, {}],
    ['PUT', routes.memberSettings, {}, { before: settings, after: settings }],
  ] as const
  const statuses = await Promise.all(
    asked.map(
      async ([method, route, where, body]) => `${(await lead.ask(method, route, where, body)).status} ${route}`,
    ),
  )
  expect(statuses).toEqual(asked.map(([, route]) => `403 ${route}`))
  // Their own data is available to them all the same, once an emailed link was opened.
  const appUrl = inject('appUrl')
  const { token, session } = await openedLink(appUrl, await resumeLinkTo(appUrl, lead.email))
  const proven = ownerOf(lead.email, token, { ...lead.stored, session })
  expect((await proven.ask('GET', routes.memberExport)).status).toBe(200)
})

test('without a token the plan leads to sign-in', async ({ open }) => {
  const page = await open()
  for (const path of ['/plan', '/plan/list', '/plan/week/1/day/2/meal/1']) {
    await visit(page, `/v3${path}`)
    await page.waitForSelector('main[data-step=sign-in] input[name=email]')
  }
})
