import { createFileAnswers } from '#web/member/weight-file/reading/answer-requests.ts'
import { type FileRequest, messagesOf } from '#web/member/weight-file/reading/file-messages.ts'

declare const self: DedicatedWorkerGlobalScope

const answer = createFileAnswers()

self.addEventListener('message', ({ data }: MessageEvent<FileRequest>) => {
  void answer(data).then((reply) => {
    for (const message of messagesOf(reply)) self.postMessage(message)
  })
})
