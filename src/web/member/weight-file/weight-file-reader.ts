import type { FileAnswers } from '#domain/weight-file/reading.ts'
import { withResolvers } from '#web/device/with-resolvers.ts'
import {
  createReplies,
  type FilePart,
  type FileReply,
  type FileRequest,
  type ToldPerson,
} from './reading/file-messages.ts'

export type WeightFileReader = {
  readonly open: (file: Blob, person: ToldPerson) => Promise<FileReply>
  /** Reads the opened file again, with what the person answered. */
  readonly answer: (answers: FileAnswers) => Promise<FileReply>
  readonly close: () => void
}

/** Opens a reader in its own worker: a hundred thousand lines take a second, in which the page goes on scrolling. */
export function openWeightFileReader(): WeightFileReader {
  const worker = new Worker(new URL('./worker/weight-file-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (reply: FileReply) => void>()
  let count = 0
  const close = () => {
    worker.terminate()
    for (const [id, settle] of waiting) settle({ id, kind: 'failed', why: 'NOT_LOADED' })
    waiting.clear()
  }
  const replyWith = createReplies()
  worker.addEventListener('message', ({ data }: MessageEvent<FilePart | FileReply>) => {
    const reply = replyWith(data)
    if (reply === null) return
    waiting.get(reply.id)?.(reply)
    waiting.delete(reply.id)
  })
  // Its script could not be loaded.
  worker.addEventListener('error', close)
  const ask = (request: FileRequest): Promise<FileReply> => {
    const { promise, resolve } = withResolvers<FileReply>()
    waiting.set(request.id, resolve)
    worker.postMessage(request)
    return promise
  }
  return {
    open: (file, person) => ask({ id: count++, kind: 'open', file, person }),
    answer: (answers) => ask({ id: count++, kind: 'answer', answers }),
    close,
  }
}
