import { describe, expect, test } from 'vitest'
import { memberPages, memberViewAt, type PageName, type PageParams, tabs } from './member-pages.ts'

const place = { week: 3, day: 1, meal: 0 }

/** Addresses of each page, and the parameters read from them. */
const examples: { readonly [N in PageName]: readonly (readonly [string, PageParams[N]])[] } = {
  today: [
    ['/plan', { day: null }],
    ['/plan/day/2026-11-22', { day: '2026-11-22' }],
  ],
  addFood: [
    ['/plan/day/2026-11-22/add', { day: '2026-11-22', insteadOf: null }],
    ['/plan/day/2026-11-22/add/3', { day: '2026-11-22', insteadOf: 2 }],
  ],
  cook: [
    ['/plan/week/3/day/2/meal/1/cook', { ...place, screen: null }],
    ['/plan/week/3/day/2/meal/1/cook/3', { ...place, screen: 2 }],
  ],
  week: [
    ['/plan/week', { week: null }],
    ['/plan/week/3', { week: 3 }],
  ],
  day: [['/plan/week/3/day/2', { week: 3, day: 1 }]],
  meal: [['/plan/week/3/day/2/meal/1', place]],
  swap: [
    ['/plan/week/3/day/2/meal/1/swap', { ...place, dish: 0 }],
    ['/plan/week/3/day/2/meal/1/swap/2', { ...place, dish: 2 }],
  ],
  recipe: [['/plan/recipe/chicken-pho', { recipe: 'chicken-pho' }]],
  list: [
    ['/plan/list', { week: null }],
    ['/plan/list/12', { week: 12 }],
  ],
  weight: [['/plan/weight', {}]],
  settings: [['/plan/settings', {}]],
}

// The keys are those of the type of `examples`.
describe.each(Object.keys(examples) as PageName[])('%s', (page) => {
  // `examples` has the right parameters for each page.
  const { path } = memberPages[page] as { path: (params: object) => string }
  test.each<readonly [string, object]>(examples[page])('is at %s', (address, params) => {
    expect(path(params)).toBe(address)
    expect(memberViewAt(address)).toEqual({ page, params })
  })
})

test('the tabs, and where they lead', () => {
  expect(tabs.map((name) => `${memberPages[name].tab.title} ${memberPages[name].path()}`)).toEqual([
    'Today /plan',
    'Week /plan/week',
    'List /plan/list',
    'Weight /plan/weight',
    'Settings /plan/settings',
  ])
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
])('%s is not a page', (path) => {
  expect(memberViewAt(path)).toBeNull()
})

test.each([0, -1, 521, 1000])('week %i is requested, so that the server can say that it is not open', (week) => {
  expect(memberViewAt(`/plan/week/${week}`)).toEqual({ page: 'week', params: { week } })
  expect(memberViewAt(`/plan/list/${week}`)).toEqual({ page: 'list', params: { week } })
})
