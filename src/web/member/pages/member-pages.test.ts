import { expect, test } from 'vitest'
import { memberPaths, memberViewAt } from './member-pages.ts'

const place = { week: 3, day: 1, meal: 0 }

test.each([
  [memberPaths.plan, '/plan', { page: 'today', params: { day: null } }],
  [memberPaths.today('2026-11-22'), '/plan/day/2026-11-22', { page: 'today', params: { day: '2026-11-22' } }],
  [
    memberPaths.addFood('2026-11-22'),
    '/plan/day/2026-11-22/add',
    { page: 'addFood', params: { day: '2026-11-22', insteadOf: null } },
  ],
  [
    memberPaths.addFood('2026-11-22', 2),
    '/plan/day/2026-11-22/add/3',
    { page: 'addFood', params: { day: '2026-11-22', insteadOf: 2 } },
  ],
  [memberPaths.cook(place), '/plan/week/3/day/2/meal/1/cook', { page: 'cook', params: { ...place, screen: null } }],
  [memberPaths.cook(place, 2), '/plan/week/3/day/2/meal/1/cook/3', { page: 'cook', params: { ...place, screen: 2 } }],
  [memberPaths.thisWeek, '/plan/week', { page: 'week', params: { week: null } }],
  [memberPaths.week(3), '/plan/week/3', { page: 'week', params: { week: 3 } }],
  [memberPaths.day(3, 1), '/plan/week/3/day/2', { page: 'day', params: { week: 3, day: 1 } }],
  [memberPaths.meal(place), '/plan/week/3/day/2/meal/1', { page: 'meal', params: { ...place } }],
  [
    memberPaths.swap({ ...place, dish: 0 }),
    '/plan/week/3/day/2/meal/1/swap',
    { page: 'swap', params: { ...place, dish: 0 } },
  ],
  [
    memberPaths.swap({ ...place, dish: 2 }),
    '/plan/week/3/day/2/meal/1/swap/2',
    { page: 'swap', params: { ...place, dish: 2 } },
  ],
  [
    memberPaths.recipe('chicken-pho'),
    '/plan/recipe/chicken-pho',
    { page: 'recipe', params: { recipe: 'chicken-pho' } },
  ],
  [memberPaths.list, '/plan/list', { page: 'list', params: { week: null } }],
  [memberPaths.listOf(12), '/plan/list/12', { page: 'list', params: { week: 12 } }],
  [memberPaths.weight, '/plan/weight', { page: 'weight', params: {} }],
  [memberPaths.settings, '/plan/settings', { page: 'settings', params: {} }],
])('%s is at %s', (made, path, view) => {
  expect(made).toBe(path)
  expect(memberViewAt(path)).toEqual(view)
})

test.each([
  '/',
  '/plans',
  '/plan/',
  '/plan/day/1',
  '/plan/day/2026-11-22/add/0',
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

test.each([0, -1, 521, 1000])('week %i is asked for, so that the server can say that it is not open', (week) => {
  expect(memberViewAt(`/plan/week/${week}`)).toEqual({ page: 'week', params: { week } })
  expect(memberViewAt(`/plan/list/${week}`)).toEqual({ page: 'list', params: { week } })
})
