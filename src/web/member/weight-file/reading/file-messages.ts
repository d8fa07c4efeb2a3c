import type { FileAnswers, FileReading, KnownPerson, ReadWeight } from '#domain/weight-file/reading.ts'

/** What a worker is told about the person: its own clock is that of the device. */
export type ToldPerson = Omit<KnownPerson, 'localTime'>

/** Why no weights could be taken from a file, besides those of `FileReading`. */
export type FileFailure =
  | 'TOO_LARGE'
  /** Neither text nor an archive: a picture, a document, a spreadsheet of an old kind. */
  | 'NOT_TEXT'
  | 'SPREADSHEET'
  | 'JSON_BROKEN'
  | 'NOT_APPLE_HEALTH'
  | 'ENTITIES'
  | 'TAG_TOO_LONG'
  | 'ARCHIVE_BROKEN'
  | 'ARCHIVE_LOCKED'
  /** It would unpack to far more than any export. */
  | 'ARCHIVE_BOMB'
  | 'ARCHIVE_WITHOUT_WEIGHTS'
  /** The reader itself could not be loaded. */
  | 'NOT_LOADED'
  | 'NOT_READ'

export type FileRequest =
  | { readonly id: number; readonly kind: 'open'; readonly file: Blob; readonly person: ToldPerson }
  /** Another reading of the opened file. */
  | { readonly id: number; readonly kind: 'answer'; readonly answers: FileAnswers }

export type FileReply =
  | { readonly id: number; readonly kind: 'reading'; readonly reading: FileReading }
  | { readonly id: number; readonly kind: 'failed'; readonly why: FileFailure }

/** Weights that belong to the reading that follows: a message with all of them would take longer than a frame to receive. */
export type FilePart = { readonly id: number; readonly kind: 'part'; readonly weights: readonly ReadWeight[] }

/** Days of a part. */
const PART = 500

/** A reply as messages: the weights of a file that was read in parts, then the rest. */
export function* messagesOf(reply: FileReply): Generator<FilePart | FileReply, void> {
  const { id } = reply
  if (reply.kind !== 'reading' || reply.reading.kind !== 'read') return yield reply
  const { weights } = reply.reading
  for (let from = 0; from < weights.length; from += PART) {
    yield { id, kind: 'part', weights: weights.slice(from, from + PART) }
  }
  yield { ...reply, reading: { ...reply.reading, weights: [] } }
}

/** The reply that messages make up, one after another; null while more are to come. */
export function createReplies(): (message: FilePart | FileReply) => FileReply | null {
  const parts = new Map<number, readonly ReadWeight[]>()
  return (message) => {
    const before = parts.get(message.id) ?? []
    if (message.kind === 'part') {
      parts.set(message.id, before.concat(message.weights))
      return null
    }
    parts.delete(message.id)
    return message.kind === 'reading' && message.reading.kind === 'read'
      ? { ...message, reading: { ...message.reading, weights: before } }
      : message
  }
}
