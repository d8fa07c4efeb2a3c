import type { FileAnswers, FileReading, KnownPerson } from '#domain/weight-file/reading.ts'

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
