import { expect, test } from 'vitest'
import { memberPaths, memberViewAt } from '#web/member/member-views.ts'

const place = { week: 3, day: 1, meal: 0 }

test.each([
  [memberPaths.plan, '/plan', { screen: 'week', week: null }],
  [memberPaths.week(3), '/plan/week/3', { screen: 'week', week: 3 }],
  [memberPaths.day(3, 1), '/plan/week/3/day/2', { screen: 'day', week: 3, day: 1 }],
  [memberPaths.meal(place), '/plan/week/3/day/2/meal/1', { screen: 'meal', ...place }],
  [memberPaths.swap({ ...place, dish: 0 }), '/plan/week/3/day/2/meal/1/swap', { screen: 'swap', ...place, dish: 0 }],
  [memberPaths.swap({ ...place, dish: 2 }), '/plan/week/3/day/2/meal/1/swap/2', { screen: 'swap', ...place, dish: 2 }],
  [memberPaths.recipe('chicken-pho'), '/plan/recipe/chicken-pho', { screen: 'recipe', recipe: 'chicken-pho' }],
  [memberPaths.list, '/plan/list', { screen: 'list', week: null }],
  [memberPaths.listOf(12), '/plan/list/12', { screen: 'list', week: 12 }],
  [memberPaths.weight, '/plan/weight', { screen: 'weight' }],
  [memberPaths.settings, '/plan/settings', { screen: 'settings' }],
])('%s is at %s', (made, path, view) => {
  expect(made).toBe(path)
  expect(memberViewAt(path)).toEqual(view)
})

test.each([
  '/',
  '/plans',
  '/plan/',
  '/plan/week',
  '/plan/week/12345',
  '/plan/week/0/day/1',
  '/plan/week/3/day/8',
  '/plan/week/3/day/2/meal/0',
  '/plan/week/3/day/2/meal/6',
  '/plan/week/3/day/2/meal/1/swap/more',
  '/plan/recipe/..',
  '/plan/recipe/Chicken',
  '/plan/list/x',
])('%s is none', (path) => {
  expect(memberViewAt(path)).toBeNull()
})

test.each([0, -1, 521, 1000])('week %i is asked for, so that somebody can be told that it is not open', (week) => {
  expect(memberViewAt(`/plan/week/${week}`)).toEqual({ screen: 'week', week })
  expect(memberViewAt(`/plan/list/${week}`)).toEqual({ screen: 'list', week })
})
