import { vi } from 'vitest'
import { createFileAnswers } from './reading/answer-requests.ts'
import { type FileRequest, messagesOf } from './reading/file-messages.ts'

/** Lets files be read in the process of the test, which has no workers. */
export function readFilesHere(): void {
  class FileWorker extends EventTarget {
    readonly #answer = createFileAnswers()
    postMessage(request: FileRequest): void {
      void this.#answer(request).then((reply) => {
        for (const data of messagesOf(reply)) this.dispatchEvent(new MessageEvent('message', { data }))
      })
    }
    terminate(): void {}
  }
  vi.stubGlobal('Worker', FileWorker)
}
