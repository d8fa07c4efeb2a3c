import { expect, test, vi } from 'vitest'
import { openBarcodeReader } from './barcode-reader.ts'
import type { BarcodeReply, BarcodeRequest } from './reading/barcode-messages.ts'

const picture = new Blob(['x'])

/** Each worker that is opened answers its requests with the next of these functions. */
function stubWorkers(...workers: ((request: BarcodeRequest) => Event)[]) {
  let opened = 0
  class StubWorker extends EventTarget {
    readonly answer = workers[opened++]
    isDead = false
    postMessage(request: BarcodeRequest): void {
      const event = this.isDead ? undefined : this.answer?.(request)
      // Like a browser, which reports only once that a script could not be loaded.
      this.isDead = event?.type === 'error'
      if (event !== undefined) this.dispatchEvent(event)
    }
    terminate(): void {}
  }
  vi.stubGlobal('Worker', StubWorker)
}
const replied = (data: BarcodeReply) => new MessageEvent('message', { data })
const reads = ({ id }: BarcodeRequest) => replied({ id, kind: 'still', reading: { kind: 'none' } })

test.each<[string, (request: BarcodeRequest) => Event]>([
  ['its script', () => new Event('error')],
  ['its WebAssembly', ({ id }) => replied({ id, kind: 'failed', why: 'not loaded' })],
])('if %s could not be loaded, the next picture tries again', async (_, fails) => {
  stubWorkers(fails, reads)
  const reader = openBarcodeReader()
  expect(await reader.readPicture(picture)).toEqual({ kind: 'failed', why: 'not loaded' })
  expect(await reader.readPicture(picture)).toEqual({ kind: 'none' })
})
