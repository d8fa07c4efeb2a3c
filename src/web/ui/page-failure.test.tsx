import { cleanup, render, screen } from '@testing-library/react'
import { Suspense, useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { lazyPage } from '#web/device/page-chunk.tsx'
import { PageFailure } from './page-failure.tsx'

function Broken(): never {
  throw new Error('a part that did not load')
}

test('a failure is shown at the address where it happened, and the next address is rendered again', () => {
  // React reports every error that a boundary catches.
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const view = (at: string, isBroken: boolean) => (
    <PageFailure at={at}>{isBroken ? <Broken /> : <h1>The next step</h1>}</PageFailure>
  )
  const { rerender } = render(view('/woman/height', true))
  screen.getByRole('heading', { level: 1, name: 'This page didn’t load' })
  rerender(view('/woman/height', false))
  screen.getByRole('heading', { level: 1, name: 'This page didn’t load' })
  rerender(view('/woman/weight', false))
  screen.getByRole('heading', { level: 1, name: 'The next step' })
  reported.mockRestore()
})

test('a part that keeps failing reloads the page once, even if the page itself has loaded; then the failure is shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const openDocument = async () => {
    cleanup()
    const part = lazyPage(() => Promise.reject(new Error('a blocked file')), 'part')
    // As on the pay page, where a first reply decides which parts are loaded.
    const page = lazyPage(async () => () => {
      const [isKnown, setKnown] = useState(false)
      useEffect(() => setKnown(true), [])
      return <Suspense>{isKnown && <part.Page />}</Suspense>
    })
    await page.preload()
    render(
      <PageFailure>
        <page.Page />
      </PageFailure>,
    )
  }
  await openDocument()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  await openDocument()
  await screen.findByRole('heading', { level: 1, name: 'This page didn’t load' })
  expect(reload).toHaveBeenCalledTimes(1)
})
