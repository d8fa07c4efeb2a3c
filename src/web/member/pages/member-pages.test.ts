import { describe, expect, test } from 'vitest'
import { memberPages, memberViewAt, type PageName, tabs } from './member-pages.ts'
import type { PageProbe } from './page.ts'
import { pageProbes } from './page-probes.example.ts'

const probes = Object.entries(pageProbes) as unknown as readonly [PageName, PageProbe<never>][]

describe.each(probes)('%s', (page, { addresses }) => {
  // The probe has the right parameters for its page.
  const { path } = memberPages[page] as { path: (params: object) => string }
  test.each<readonly [string, object]>(addresses)('is at %s', (address, params) => {
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
