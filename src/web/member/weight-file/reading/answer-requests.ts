import { readTables } from '#domain/weight-file/read-tables.ts'
import type { KnownPerson } from '#domain/weight-file/reading.ts'
import type { Table } from '#domain/weight-file/table.ts'
import type { FileReply, FileRequest } from './file-messages.ts'
import { fileTables } from './file-tables.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** A moment on the clock of this device. */
const localTime: KnownPerson['localTime'] = (utc) => {
  const at = new Date(utc)
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return { day, minutes: at.getHours() * 60 + at.getMinutes() }
}

type Opened = { readonly tables: readonly Table[]; readonly person: KnownPerson }

/** Answers requests about one file at a time. What was read of it is kept for the answers to its questions. */
export function createFileAnswers(): (request: FileRequest) => Promise<FileReply> {
  let opened: Opened | null = null
  return async (request) => {
    const { id } = request
    try {
      if (request.kind === 'open') {
        opened = null
        const found = await fileTables(request.file)
        if (found.kind === 'failed') return { id, ...found }
        opened = { tables: found.tables, person: { ...request.person, localTime } }
      }
      if (opened === null) return { id, kind: 'failed', why: 'NOT_READ' }
      const answers = request.kind === 'answer' ? request.answers : {}
      return { id, kind: 'reading', reading: readTables(opened.tables, opened.person, answers) }
    } catch {
      return { id, kind: 'failed', why: 'NOT_READ' }
    }
  }
}
