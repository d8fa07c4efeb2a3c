import { expect, inject } from 'vitest'
import type { WeekView } from '#domain/api/member/week.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { violationsOn } from '../accessibility/violations.ts'
import { test } from '../browser.ts'
import { expectMessage, mealPath, openPlan } from '../member/plan-page.ts'
import { newKitchen } from './kitchen.ts'

test('one invites guests to a dinner, the other sees them on the recipe, and it can be undone', async ({ open }) => {
  const { ann, ben } = await newKitchen(inject('appUrl'))
  const { days } = await ann.ask<WeekView>('GET', filled(routes.memberWeek, { week: 1 }))
  const dinners = days.flatMap(({ meals }, day) =>
    meals.flatMap(({ slot, leftoverOf }, meal) => (slot === 'DINNER' && leftoverOf === null ? [{ day, meal }] : [])),
  )
  const { day, meal } = dinners[1] ?? expect.fail()
  const at = { path: mealPath(day, meal), screen: 'meal' } as const
  const hers = await openPlan(open, ann, at)
  await hers.locator('[data-action=more]').tap()
  await hers.locator('[data-action=guests]').tap()
  const field = hers.locator('[data-guests]')
  for (const _ of [1, 2]) await field.getByRole('button', { name: 'One guest more' }).tap()
  expect(await violationsOn(hers)).toEqual([])
  await field.locator('[data-action=keep-guests]').tap()
  await expectMessage(hers, '2 guests come to this meal')
  await hers.locator('[data-shares]').first().getByText('2 guests').waitFor()
  const his = await openPlan(open, ben, { ...at, look: { device: 'desktop' } })
  await his.locator('[data-shares]').first().getByText('2 guests').waitFor()
  expect(await violationsOn(his)).toEqual([])
  await hers.getByRole('button', { name: 'Undo' }).first().tap()
  await hers.locator('[data-action=guests]', { hasText: 'Guests for this meal' }).waitFor()
})
