import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DigitsForm } from './digits-form.tsx'

async function typed(digits: string) {
  const onRead = vi.fn()
  const user = userEvent.setup()
  render(<DigitsForm onRead={onRead} />)
  await user.type(screen.getByRole('textbox'), digits)
  await user.click(screen.getByRole('button', { name: 'Find' }))
  return { onRead, user }
}

test('the eight digits of a UPC-E find the product that they stand for', async () => {
  const { onRead } = await typed('04252614')
  expect(onRead.mock.calls).toEqual([['00042100005264']])
})

test.each([
  ['with one digit outside', '00112345000062'],
  ['Two groups of four digits', '00000011234562'],
])('eight digits that may be two products are asked about: %s', async (choice, gtin) => {
  const { onRead, user } = await typed('11234562')
  expect(onRead).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: new RegExp(choice) }))
  expect(onRead.mock.calls).toEqual([[gtin]])
})
