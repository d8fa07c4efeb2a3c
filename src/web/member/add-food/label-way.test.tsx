import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openMember } from '#web/member/member.fixture.tsx'

test('label reading announces the size of its download, and refuses a file that is not a picture', async () => {
  const { user } = await openMember('/plan/day/2026-11-21/add')
  await user.click(await screen.findByText('Read a label'))
  const input = await screen.findByLabelText('Take or choose a picture of the label')
  expect(input.getAttribute('accept')).toBe('image/*')
  await screen.findByText(/not sent anywhere.*17 MB/)
  await user.upload(input, new File(['Energy 100 kcal'], 'label.jpg', { type: 'image/jpeg' }))
  const alert = await screen.findByRole('alert')
  within(alert).getByText(/can’t be opened/)
})
