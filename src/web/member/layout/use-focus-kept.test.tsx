import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { useFocusKept } from './use-focus-kept.ts'

function Page() {
  const main = useRef<HTMLElement>(null)
  const [rows, setRows] = useState(['soup', 'pie', 'fish'])
  useFocusKept(main)
  return (
    <main ref={main} tabIndex={-1}>
      {rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <button type="button" onClick={() => setRows(rows.filter((other) => other !== row))}>
                Without {row}
              </button>
            </li>
          ))}
        </ul>
      )}
      <button type="button" onClick={() => setRows([])}>
        Without all
      </button>
    </main>
  )
}

const focused = () => document.activeElement?.textContent
const press = async (name: string) => {
  screen.getByRole('button', { name }).focus()
  await userEvent.keyboard('{Enter}')
}

test('a button that removes its own row passes the focus to the next row, the last one to what follows', async () => {
  render(<Page />)
  await press('Without pie')
  await waitFor(() => expect(focused()).toBe('Without fish'))
  await press('Without fish')
  await waitFor(() => expect(focused()).toBe('Without soup'))
  await press('Without soup')
  await waitFor(() => expect(focused()).toBe('Without all'))
})

test('a removed row that had lost the focus before does not move it', async () => {
  render(<Page />)
  const pie = screen.getByRole('button', { name: 'Without pie' })
  pie.focus()
  pie.blur()
  await Promise.resolve()
  pie.click()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Without pie' })).toBeNull())
  expect(document.activeElement).toBe(document.body)
})
