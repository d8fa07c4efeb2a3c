import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LabelScanner } from './label-scanner.tsx'

const bitmap = { width: 400, height: 300, close: () => undefined }
const openedWorkers = vi.fn<() => void>()

beforeEach(() => {
  openedWorkers.mockReset()
  vi.stubGlobal('createImageBitmap', async () => bitmap)
  // The test environment cannot draw.
  const context = { drawImage: () => undefined, getImageData: () => ({ data: new Uint8ClampedArray() }) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as CanvasRenderingContext2D)
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      isDead = false
      constructor() {
        super()
        openedWorkers()
      }
      // Its script cannot be loaded, which a browser reports only once.
      postMessage(): void {
        if (!this.isDead) this.dispatchEvent(new Event('error'))
        this.isDead = true
      }
      terminate(): void {}
    },
  )
})

const choose = () => {
  const file = new File(['x'], 'label.jpg', { type: 'image/jpeg' })
  fireEvent.change(screen.getByLabelText(/picture of the label/), { target: { files: [file] } })
}

test('a reader that could not be loaded is opened again with the next picture', async () => {
  render(<LabelScanner onRead={() => undefined} />)
  choose()
  await screen.findByText(/^The reader couldn’t be loaded/)
  choose()
  await screen.findByText(/^The reader couldn’t be loaded/)
  expect(openedWorkers).toHaveBeenCalledTimes(2)
})

test('a picture that is cancelled while it is opened is not read', async () => {
  const decoding = Promise.withResolvers<object>()
  vi.stubGlobal('createImageBitmap', () => decoding.promise)
  render(<LabelScanner onRead={() => undefined} />)
  choose()
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  decoding.resolve(bitmap)
  await waitFor(() => expect(HTMLCanvasElement.prototype.getContext).toHaveBeenCalled())
  expect(openedWorkers).not.toHaveBeenCalled()
  screen.getByLabelText(/picture of the label/)
})
