import { withResolvers } from '#web/device/with-resolvers.ts'
import type { BarcodeFailure, BarcodeReply, BarcodeRequest } from './reading/barcode-messages.ts'
import type { BarcodeReading } from './reading/barcode-votes.ts'

export type BarcodeReader = {
  readonly readPicture: (picture: Blob) => Promise<BarcodeReading | BarcodeFailure>
  /** Reads a frame once and returns the numbers in it. The frame is transferred to the worker. */
  readonly readFrame: (frame: ImageBitmap) => Promise<readonly string[] | BarcodeFailure>
  /** Ends the worker, even while it is reading. */
  readonly close: () => void
}

const failureOf = (reply: BarcodeReply): BarcodeFailure => ({
  kind: 'failed',
  why: reply.kind === 'failed' ? reply.why : 'not read',
})

type RequestWithoutId = BarcodeRequest extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never

/**
 * Opens a reader in its own worker: reading can take half a second, during which the page could not scroll. A worker
 * that could not be loaded stays dead, so the next picture opens another one: there may be a network by then.
 */
export function openBarcodeReader(): BarcodeReader {
  let worker: Worker | null = null
  const waiting = new Map<number, (reply: BarcodeReply) => void>()
  let count = 0
  const settle = (reply: BarcodeReply) => {
    waiting.get(reply.id)?.(reply)
    waiting.delete(reply.id)
  }
  const close = () => {
    worker?.terminate()
    worker = null
    for (const id of [...waiting.keys()]) settle({ id, kind: 'failed', why: 'not loaded' })
  }
  const open = (): Worker => {
    const opened = new Worker(new URL('./worker/barcode-worker.ts', import.meta.url), { type: 'module' })
    opened.addEventListener('message', ({ data }: MessageEvent<BarcodeReply>) => {
      settle(data)
      if (data.kind === 'failed' && data.why === 'not loaded') close()
    })
    // Its script could not be loaded.
    opened.addEventListener('error', close)
    return opened
  }
  const ask = (asked: RequestWithoutId, given: readonly Transferable[] = []): Promise<BarcodeReply> => {
    const id = count++
    const { promise, resolve } = withResolvers<BarcodeReply>()
    waiting.set(id, resolve)
    worker ??= open()
    worker.postMessage({ ...asked, id } satisfies BarcodeRequest, [...given])
    return promise
  }
  return {
    readPicture: async (picture) => {
      const reply = await ask({ kind: 'still', picture })
      return reply.kind === 'still' ? reply.reading : failureOf(reply)
    },
    readFrame: async (frame) => {
      const reply = await ask({ kind: 'frame', frame }, [frame])
      return reply.kind === 'frame' ? reply.texts : failureOf(reply)
    },
    close,
  }
}
