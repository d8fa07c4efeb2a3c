import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ChartTable, DataTable } from './chart-table.tsx'

const table = (
  <DataTable
    caption="Your weight over time"
    columns={['Date', 'Weight']}
    rows={[
      ['Nov 21, 2026', '80 kg'],
      ['Nov 28, 2026', '78.9 kg'],
    ]}
  />
)

test("a chart's table has a name, column headers and row headers", () => {
  render(table)
  const figures = within(screen.getByRole('table', { name: 'Your weight over time' }))
  expect(figures.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Date', 'Weight'])
  expect(figures.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Nov 21, 2026',
    'Nov 28, 2026',
  ])
  expect(figures.getByRole('row', { name: 'Nov 28, 2026 78.9 kg' })).not.toBeNull()
})

test("a chart's table opens on request", async () => {
  render(<ChartTable words="Show as a table">{table}</ChartTable>)
  const details = screen.getByRole<HTMLDetailsElement>('group')
  expect(details.open).toBe(false)
  await userEvent.click(screen.getByText('Show as a table'))
  expect(details.open).toBe(true)
})

test('a table wider than a phone is in a named region that can be reached by keyboard', () => {
  render(
    <ChartTable words="Show as a table" scrolls="Your weight over time, as a table">
      {table}
    </ChartTable>,
  )
  expect(screen.getByRole('region', { name: 'Your weight over time, as a table', hidden: true }).tabIndex).toBe(0)
})
