import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PricesReply } from '#domain/api/console/prices.ts'
import { openConsole } from '#web/console/console.fixture.tsx'
import { ok } from '#web/stub-server.fixture.ts'

const id = '01980000-0000-7000-8000-00000000000d'
const PATH = '/api/v2/console/prices'
const reply: PricesReply = {
  prices: [
    {
      ...{ id, planKey: '1-MONTH', planName: '4-Week Plan', externalId: 'test-1-month', currency: 'USD' },
      ...{ firstMinor: 2999, firstDays: 30, renewalMinor: 2999, renewalDays: 30, announced: null },
      subscribers: [{ renewalMinor: 2999, count: 3 }],
    },
  ],
  coupons: [],
}

test('the form for a new price shows who is affected, and announces it 31 days ahead at the earliest', async () => {
  const { user, server } = await openConsole('/prices', { roles: ['prices'], replies: { [`GET ${PATH}`]: ok(reply) } })
  await user.click(await screen.findByRole('button', { name: 'New price' }))
  screen.getByText(/^Existing subscribers keep .*: 3 subscribers\.$/)
  const renewal = screen.getByLabelText('Each 30 days after, USD')
  await user.clear(renewal)
  await user.type(renewal, '34.99')
  await user.selectOptions(screen.getByLabelText('For'), 'all')
  screen.getByText(/^Now paying less than \$34\.99: 3 subscribers\. Each is asked/)
  server.change({ [`POST ${PATH}/${id}/replace`]: ok(reply) })
  await user.click(screen.getByRole('button', { name: 'Sell at $29.99, then $34.99' }))
  await screen.findByText('Done.')
  expect(server.callsOf(`POST ${PATH}/${id}/replace`)[0]?.body).toEqual({
    firstMinor: 2999,
    renewalMinor: 3499,
    announceFrom: '2026-12-22',
  })
})

test('an invalid price is not submitted, not even with Enter', async () => {
  const replace = `POST ${PATH}/${id}/replace`
  const { user, server } = await openConsole('/prices', {
    roles: ['prices'],
    replies: { [`GET ${PATH}`]: ok(reply), [replace]: ok(reply) },
  })
  await user.click(await screen.findByRole('button', { name: 'New price' }))
  const first = screen.getByLabelText('First 30 days, USD')
  for (const amount of ['24.999', '$24.99', '1,499.00']) {
    await user.clear(first)
    await user.type(first, `${amount}{Enter}`)
    await user.click(screen.getByRole('button', { name: 'Sell at this price' }))
    screen.getByText('Type two amounts in USD; a renewal costs at least $0.50.')
  }
  expect(server.callsOf(replace)).toEqual([])
  await user.clear(first)
  await user.type(first, '24.99{Enter}')
  await screen.findByText('Done.')
  expect(server.callsOf(replace)).toHaveLength(1)
})

test('the effect of a coupon is shown before it is added', async () => {
  const { user, server } = await openConsole('/prices', {
    roles: ['prices'],
    replies: { [`GET ${PATH}`]: ok(reply), 'POST /api/v2/console/coupons': ok(reply) },
  })
  await user.type(await screen.findByLabelText(/^Code/), 'spring50')
  await user.type(screen.getByLabelText('Percent'), '50')
  screen.getByText(/^Percent off the first period: 50%\./)
  await user.click(screen.getByRole('button', { name: 'Add SPRING50' }))
  await screen.findByText('Done.')
  expect(server.callsOf('POST /api/v2/console/coupons')[0]?.body).toMatchObject({
    code: 'SPRING50',
    kind: 'percent_off',
    value: 50,
    planKey: null,
    lastDay: null,
  })
})
