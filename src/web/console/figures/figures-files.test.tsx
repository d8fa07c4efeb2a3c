import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '#web/console/console.fixture.tsx'
import { savedFile } from '#web/console/saved-file.fixture.ts'
import { ok } from '#web/stub-server.fixture.ts'

const period = 'from=2026-01-05&to=2026-01-11'
const usd = (minor: number) => ({ currency: 'USD', minor })
const eur = (minor: number) => ({ currency: 'EUR', minor })

test('the file of a breakdown contains plain numbers, and a column for each currency', async () => {
  const counts = { visitors: 4000, emailPages: 500, paywalls: 400, purchases: 40 }
  const row = { ...counts, also: null, spellings: ['letter'], interval: { low: 0.007, high: 0.014 } }
  const { user } = await openConsole(`/breakdown?by=source&${period}`, {
    roles: ['figures'],
    replies: {
      'GET /api/v2/console/figures/breakdown': ok({
        rows: [
          { ...row, value: 'news, weekly', isTooSmall: false, revenue: [usd(99_900), eur(2999)] },
          { ...row, value: 'direct', visitors: 60, purchases: 1, isTooSmall: true, revenue: [usd(-999)] },
          { ...row, value: 'few', purchases: null, interval: null, isTooSmall: false, revenue: null },
        ],
        unattributed: [],
        more: 0,
        unattributedBuyers: 0,
      }),
    },
  })
  expect(await savedFile(user, 'Visitors by source')).toEqual({
    name: 'by-source-2026-01-05-2026-01-11.csv',
    rows: [
      'Source,Other spellings,Visitors,Email page,Saw the plans,Purchases,Conversion,Interval from,Interval to,"Revenue less refunds and disputes, USD","Revenue less refunds and disputes, EUR",Too small,Hidden',
      '"news, weekly",letter,4000,500,400,40,0.01,0.007,0.014,999,29.99,no,no',
      'direct,letter,60,500,400,1,0.016666666666666666,0.007,0.014,-9.99,0,yes,no',
      'few,letter,4000,500,400,,,,,,,no,yes',
    ],
  })
})

test('the file of a step breakdown has the bounds of the interval as numbers', async () => {
  const row = { exitShare: 0.6, exitInterval: { low: 0.53, high: 0.67 }, isTooSmall: false, standsOut: false }
  const { user } = await openConsole(`/breakdown?step=height&by=platform&${period}`, {
    roles: ['figures'],
    replies: {
      'GET /api/v2/console/figures/step-breakdown': ok({
        rows: [
          { ...row, dimension: 'platform', value: 'Instagram', views: 400, exits: 240, standsOut: true },
          { ...row, dimension: 'platform', value: 'Web', views: 5, exits: 3, isTooSmall: true },
        ],
      }),
    },
  })
  const { rows } = await savedFile(user, 'Height, by platform or in-app browser')
  expect(rows).toEqual([
    'Platform or in-app browser,Saw the step,Left here,Share that left,Interval from,Interval to,Too small,Clearly more',
    'Instagram,400,240,0.6,0.53,0.67,no,yes',
    'Web,5,3,0.6,0.53,0.67,yes,no',
  ])
})

test('the file of cohort revenue has a line for each currency', async () => {
  const weeks = Array.from({ length: 13 }, (_, after) => ({
    after,
    kept: after > 1 ? null : 3,
    paid: after === 0 ? [usd(3000), eur(1000)] : after === 1 ? [usd(-500)] : [],
  }))
  const { user } = await openConsole(`/cohorts?${period}`, {
    roles: ['figures'],
    replies: {
      'GET /api/v2/console/figures/cohorts': ok({
        ...{ unit: 'week', split: null },
        cohorts: [{ begins: '2026-01-05', value: null, customers: 3, spans: weeks }],
      }),
    },
  })
  const after = weeks.map((week) => `After ${week.after} weeks`).join()
  expect((await savedFile(user, 'Revenue by customer')).rows).toEqual([
    `Week of,Customers,Currency,${after}`,
    '2026-01-05,3,USD,10,8.33,,,,,,,,,,,',
    '2026-01-05,3,EUR,3.33,3.33,,,,,,,,,,,',
  ])
  expect((await savedFile(user, 'Customers with paid access')).rows).toEqual([
    `Week of,Customers,${after}`,
    '2026-01-05,3,1,1,,,,,,,,,,,',
  ])
})

test('the file of the funnel names its units, and its own name is a valid file name', async () => {
  const { user } = await openConsole(`/funnel?${period}&dimension=source&value=${encodeURIComponent('a/b c')}`, {
    roles: ['figures'],
    replies: {
      'GET /api/v2/console/figures/funnel': ok({
        entered: 10,
        biggestLeak: null,
        hasTimes: true,
        steps: [
          {
            ...{ step: 'home', views: 10, exits: 2, backs: 0, errors: 1, exitShare: 0.2, reached: 1 },
            ...{ exitInterval: { low: 0.06, high: 0.51 }, medianMs: 4200, p90Ms: null },
          },
        ],
      }),
    },
  })
  expect(await savedFile(user, 'Steps of the funnel')).toEqual({
    name: 'funnel-a-b-c-2026-01-05-2026-01-11.csv',
    rows: [
      'Step,Views,Reached,Left here,Share that left,Interval from,Interval to,"Median time, ms","90% within, ms",Went back,Mistakes',
      'home,10,1,2,0.2,0.06,0.51,4200,,0,1',
    ],
  })
})

test('the file of the overview has changes as shares, and the currency of amounts', async () => {
  const figures = {
    ...{ visitors: 1200, starts: 900, leads: 80, paywalls: 70, purchases: 12, refunds: 1, disputes: 0 },
    ...{ disputed: [], fees: [], kept: [] },
  }
  const { user } = await openConsole(`/overview?${period}`, {
    roles: ['figures'],
    replies: {
      'GET /api/v2/console/figures/headline': ok({
        now: { ...figures, revenue: [usd(24_000)], refunded: [usd(1200)] },
        before: { ...figures, visitors: 1000, revenue: [], refunded: [] },
        previous: { from: '2025-12-29', to: '2026-01-04' },
        isPartial: false,
      }),
      'GET /api/v2/console/figures/days': ok({ days: [], annotations: [] }),
    },
  })
  const { rows } = await savedFile(user, 'Headline figures')
  expect(rows.slice(0, 5)).toEqual([
    'Figure,This period,The one before,Change,Currency',
    'Visitors,1200,1000,0.2,',
    'Purchases,12,12,0,',
    'Conversion,0.01,0.012,-0.16666666666666666,',
    '"Revenue, USD",240,0,,USD',
  ])
})

test('the input of the calculator is kept in the address, and a field can be emptied', async () => {
  const { user } = await openConsole('/experiments?baseline=5', {
    roles: ['figures'],
    replies: { 'GET /api/v2/console/experiments': ok({ experiments: [] }) },
  })
  const field = await screen.findByLabelText<HTMLInputElement>('Conversion today, %')
  expect(field.value).toBe('5')
  await user.clear(field)
  expect([field.value, window.location.search]).toEqual(['', ''])
  await user.type(field, '10')
  expect([field.value, window.location.search]).toEqual(['10', '?baseline=10'])
})
