import { render, screen } from '@testing-library/react'
import { test, vi } from 'vitest'
import { PageFailure } from './page-failure.tsx'

function Broken(): never {
  throw new Error('a part that did not load')
}

test('a failure stays where it happened, and the next address is tried', () => {
  // React reports every error that a boundary takes.
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const view = (at: string, isBroken: boolean) => (
    <PageFailure at={at}>{isBroken ? <Broken /> : <h1>The next step</h1>}</PageFailure>
  )
  const { rerender } = render(view('/woman/height', true))
  screen.getByRole('heading', { level: 1, name: 'This page did not load' })
  rerender(view('/woman/height', false))
  screen.getByRole('heading', { level: 1, name: 'This page did not load' })
  rerender(view('/woman/weight', false))
  screen.getByRole('heading', { level: 1, name: 'The next step' })
  reported.mockRestore()
})
