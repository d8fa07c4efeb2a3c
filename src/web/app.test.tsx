import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStep } from './app.fixture.tsx'

const part = (selector: string): Element => {
  const found = document.querySelector(selector)
  if (found === null) throw new Error(`There is no ${selector}.`)
  return found
}

test('from one step to the next the header stays and shows the progress, and the main part is replaced', async () => {
  const user = await openStep('cooking-skill')
  const [header, main, bar] = [part('header'), part('main'), part('header [role=img]')]
  const before = [...bar.querySelectorAll('rect')].map((rect) => rect.getAttribute('width'))
  await user.click(screen.getByRole('radio', { name: /without a recipe/ }))
  await waitFor(() => expect(part('main')).not.toBe(main))
  expect(part('header')).toBe(header)
  expect([...bar.querySelectorAll('rect')].map((rect) => rect.getAttribute('width'))).not.toEqual(before)
  // The arrow in the header goes back from the step that is shown now.
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByRole('heading', { level: 1, name: 'How well do you cook?' })
})
