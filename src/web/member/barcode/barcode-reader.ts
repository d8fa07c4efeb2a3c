import type { BarcodeReply, BarcodeRequest } from './reading/barcode-messages.ts'
import type { BarcodeReading } from './reading/barcode-votes.ts'

export type BarcodeReader = {
  /** Reads a picture; null where it is none, or cannot be read on this device. */
  readonly readPicture: (picture: Blob) => Promise<BarcodeReading | null>
  /** Looks at a frame once; null where that failed. The frame is given away. */
  readonly readFrame: (frame: ImageBitmap) => Promise<readonly string[] | null>
  /** Ends the worker, whatever it is at. */
  readonly close: () => void
}

type Asked = BarcodeRequest extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never

/** A reader in a worker of its own: what takes half a second there would be half a second without a scroll here. */
export function openBarcodeReader(): BarcodeReader {
  const worker = new Worker(new URL('./worker/barcode-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (reply: BarcodeReply) => void>()
  let count = 0
  const settle = (reply: BarcodeReply) => {
    waiting.get(reply.id)?.(reply)
    waiting.delete(reply.id)
  }
  const fail = () => {
    for (const id of [...waiting.keys()]) settle({ id, kind: 'failed' })
  }
  worker.addEventListener('message', ({ data }: MessageEvent<BarcodeReply>) => settle(data))
  // Its script could not be loaded.
  worker.addEventListener('error', fail)
  const ask = (asked: Asked, given: readonly Transferable[] = []): Promise<BarcodeReply> => {
    const id = count++
    const { promise, resolve } = Promise.withResolvers<BarcodeReply>()
    waiting.set(id, resolve)
    worker.postMessage({ ...asked, id } satisfies BarcodeRequest, [...given])
    return promise
  }
  return {
    readPicture: async (picture) => {
      const reply = await ask({ kind: 'still', picture })
      return reply.kind === 'still' ? reply.reading : null
    },
    readFrame: async (frame) => {
      const reply = await ask({ kind: 'frame', frame }, [frame])
      return reply.kind === 'frame' ? reply.texts : null
    },
    close: () => {
      worker.terminate()
      fail()
    },
  }
}
