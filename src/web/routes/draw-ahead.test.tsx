import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStep } from '#web/app.fixture.tsx'
import { drawAhead } from './draw-ahead.tsx'

let end = (): void => undefined
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
})
// The test files of a worker share the store of the shown step. The stubbed globals stay until drawing ahead has ended,
// which cancels what is still waiting.
afterEach(() => end())

const stepIn = (place: Element) => place.querySelector('main')?.dataset['step']

test('the next step is drawn outside the page, and none of its effects show', async () => {
  const user = await openStep('trust')
  await waitFor(() => expect(document.title).toContain(screen.getByRole('heading', { level: 1 }).textContent))
  const page = () => ({
    title: document.title,
    focus: document.activeElement,
    shown: document.body.innerHTML,
    stored: { ...window.localStorage },
    path: window.location.pathname,
  })
  const before = page()
  const place = document.createElement('div')
  end = drawAhead(place)
  await waitFor(() => expect(stepIn(place)).toBe('how-old-are-you'))
  expect(place.querySelectorAll('[role=radio]')).toHaveLength(4)
  expect(page()).toEqual(before)

  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { level: 1, name: 'How old are you?' })
  await waitFor(() => expect(stepIn(place)).toBe('achieve'))
  expect(document.querySelectorAll('main')).toHaveLength(1)
})
