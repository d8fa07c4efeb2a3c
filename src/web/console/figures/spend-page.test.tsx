import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '#web/console/console.fixture.tsx'
import { savedFile } from '#web/console/saved-file.fixture.ts'
import { ok } from '#web/stub-server.fixture.ts'

const period = 'from=2026-01-05&to=2026-01-11'
const figures = { currency: 'USD', spentMinor: 10_000, visitors: 400, leads: 50, buyers: 8 }
const reply = {
  campaigns: [
    { source: 'facebook', campaign: 'Spring', ...figures, paid: [8000, 12_000, 15_000, 15_000], paidOtherwise: false },
    {
      source: 'podcast',
      campaign: null,
      ...figures,
      visitors: 0,
      leads: 0,
      buyers: 0,
      paid: [0, 0, 0, 0],
      paidOtherwise: true,
    },
  ],
  cohorts: [{ begins: '2026-01-05', ...figures, paid: [8000, 12_000, 15_000, 15_000], paidOtherwise: false }],
  entered: [
    { day: '2026-01-05', source: 'facebook', campaign: 'Spring', currency: 'USD', spentMinor: 10_000, by: 'olga' },
  ],
  more: 0,
}

const opened = () =>
  openConsole(`/spend?${period}`, {
    roles: ['figures'],
    replies: {
      'GET /api/v2/console/spend': ok(reply),
      'POST /api/v2/console/spend': ok(reply),
      'POST /api/v2/console/spend/removed': ok(reply),
    },
  })

test('costs per visitor, address and buyer, and what was paid back by each day', async () => {
  const { user } = await opened()
  const table = await screen.findByRole('table', { name: 'By campaign' })
  const cells = within(within(table).getByText('Spring').closest('tr') ?? table).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    ...['facebook', 'Spring', '$100.00', '400', '50', '8', '$0.25', '$2.00', '$12.50'],
    ...['80.0%', '120.0%', '150.0%', '150.0%'],
  ])
  expect(within(table).getByText(/and in another currency/)).toBeDefined()
  expect((await savedFile(user, 'By campaign')).rows).toEqual([
    'Source,Campaign,Spent,Currency,Visitors,Addresses,Buyers,Per visitor,Per address,Per buyer,Paid by day 0,Paid by day 7,Paid by day 30,Paid by day 90,Also paid in another currency',
    'facebook,Spring,100,USD,400,50,8,0.25,2,12.5,80,120,150,150,no',
    'podcast,,100,USD,0,0,0,,,,0,0,0,0,yes',
  ])
})

test('a file with a wrong row is not sent, and names the row; a right one is sent whole', async () => {
  const { server, user } = await opened()
  const field = await screen.findByLabelText(/^File with days/)
  const file = (text: string) => new File([text], 'export.csv', { type: 'text/csv' })
  const line = 'Campaign name,Day,Amount spent (USD)\n'
  await user.upload(field, file(`${line}Spring,2026-01-05,30.20\nSpring,2026-01-32,1\n`))
  const alert = await screen.findByRole('alert')
  expect(
    within(alert).getByText('Line 3, “2026-01-32”: this is no day, or could be two: write 2026-01-31.'),
  ).toBeDefined()
  const [enter] = screen.getAllByRole('button', { name: 'Enter it' })
  if (enter !== undefined) await user.click(enter)
  expect(server.callsOf('POST /api/v2/console/spend')).toEqual([])

  await user.upload(field, file(`${line}Spring,2026-01-05,30.20\nBowls,2026-01-06,9.8\n`))
  await screen.findByText('2 rows from 2026-01-05 to 2026-01-06, $40.00 in all.')
  await user.click(screen.getByRole('button', { name: 'Enter 2 rows' }))
  await screen.findByText('It is entered.')
  expect(server.callsOf('POST /api/v2/console/spend')[0]?.body).toEqual({
    rows: [
      { day: '2026-01-05', source: 'facebook', campaign: 'Spring', currency: 'USD', minor: 3020 },
      { day: '2026-01-06', source: 'facebook', campaign: 'Bowls', currency: 'USD', minor: 980 },
    ],
  })
})

test('what was entered can be removed', async () => {
  const { server, user } = await opened()
  await user.click(await screen.findByRole('button', { name: 'Remove 2026-01-05 facebook Spring' }))
  await screen.findByText('It is removed.')
  expect(server.callsOf('POST /api/v2/console/spend/removed')[0]?.body).toEqual({
    ...{ day: '2026-01-05', source: 'facebook', campaign: 'Spring', currency: 'USD' },
  })
})
