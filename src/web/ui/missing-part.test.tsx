import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { lazyPage } from '#web/device/page-chunk.tsx'
import { MissingPart } from './missing-part.tsx'
import { PageFailure } from './page-failure.tsx'

/** Opens a document with a part that may be missing, beside one that is there. */
function openDocument(load: () => Promise<() => null>): void {
  cleanup()
  const part = lazyPage(load, 'part')
  render(
    <PageFailure>
      <h1>The page</h1>
      <MissingPart instead={<p>The part is missing.</p>}>
        <Suspense>
          <part.Page />
        </Suspense>
      </MissingPart>
    </PageFailure>,
  )
}

test('a part that cannot be loaded reloads the page once; then its place says so, and the page stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const blocked = () => Promise.reject(new Error('a blocked file'))
  openDocument(blocked)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  openDocument(blocked)
  await screen.findByText('The part is missing.')
  screen.getByRole('heading', { level: 1, name: 'The page' })
  expect(reload).toHaveBeenCalledTimes(1)
})

test('an error in a part that has loaded is a failure of the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  openDocument(async () => () => {
    throw new Error('a defect')
  })
  await screen.findByRole('heading', { level: 1, name: 'This page didn’t load' })
})
