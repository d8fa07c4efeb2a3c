import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useRef } from 'react'
import { expect, test, vi } from 'vitest'

function TakesFocus() {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return <button type="button" ref={button} />
}

// In a hidden document `userEvent` itself sends the events of a new focus. React expects no act while it draws.
test('a screen of a hidden page can take the focus while React draws it', async () => {
  userEvent.setup()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  render(<TakesFocus />)
  await act(async () => undefined)
  expect(document.activeElement).toBe(screen.getByRole('button'))
})
