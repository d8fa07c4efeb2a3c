import { type AppleHealthProblem, createAppleHealthReader } from '#domain/weight-file/apple-health.ts'
import { findTables } from '#domain/weight-file/find-tables.ts'
import { jsonTables } from '#domain/weight-file/json-tables.ts'
import { declaresEntities, sharedStrings, sheetText } from '#domain/weight-file/spreadsheet.ts'
import type { Table } from '#domain/weight-file/table.ts'
import { decodeText, encodingOf, isBinary } from './decode-text.ts'
import type { FileFailure } from './file-messages.ts'
import { entryStream, type ZipEntry, ZipError, zipEntries } from './zip-entries.ts'

type FileTables =
  | { readonly kind: 'tables'; readonly tables: readonly Table[] }
  | { readonly kind: 'failed'; readonly why: FileFailure }

const MEGABYTE = 1024 * 1024
/** The largest file that is read whole, and the largest export that is read as it comes in. */
const LARGEST = { whole: 64 * MEGABYTE, streamed: 4096 * MEGABYTE } as const
/** No export is packed to less than one part in so many, once it is larger than `from`. */
const BOMB = { ratio: 400, from: 32 * MEGABYTE } as const
/** Files of an archive that are read. */
const MOST_ENTRIES = 400
const HEAD = 4096

const failed = (why: FileFailure): FileTables => ({ kind: 'failed', why })

async function wholeText(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  return decodeText(new Uint8Array(await new Response(stream).arrayBuffer()))
}

/** Documents of a line each, as logs are written; null if a line is none. */
function jsonLines(text: string): readonly unknown[] | null {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  try {
    return lines.length > 1 ? lines.map((line): unknown => JSON.parse(line)) : null
  } catch {
    return null
  }
}

/** Tables of a text that is in memory. */
function textTables(text: string): FileTables {
  const begins = text.replace(/^\uFEFF/, '').trimStart()
  if (!/^[[{]/.test(begins)) return { kind: 'tables', tables: findTables(text) }
  try {
    return { kind: 'tables', tables: jsonTables(JSON.parse(begins)) }
  } catch {
    const byLine = jsonLines(begins)
    if (byLine !== null) return { kind: 'tables', tables: jsonTables(byLine) }
    // A list in brackets may still be a table.
    const tables = findTables(text)
    return tables.length > 0 && !begins.startsWith('{') ? { kind: 'tables', tables } : failed('JSON_BROKEN')
  }
}

/** Weights of an export of Apple Health, read as it comes in. */
async function healthTables(stream: ReadableStream<Uint8Array<ArrayBuffer>>, encoding: string): Promise<FileTables> {
  const reader = createAppleHealthReader()
  const texts = stream.pipeThrough(new TextDecoderStream(encoding)).getReader()
  for (;;) {
    const { done, value } = await texts.read()
    if (done) break
    const problem: AppleHealthProblem | null = reader.push(value)
    if (problem !== null) {
      await texts.cancel()
      return failed(problem)
    }
  }
  return reader.isRead() ? { kind: 'tables', tables: [reader.table()] } : failed('NOT_APPLE_HEALTH')
}

/** Names of files in which exporters keep weights; others of an archive are read only if there are none of these. */
const aboutWeight = /weigh|gewicht|poids|peso|vikt|vekt|body|mass|biometr|measure|scale|체중|体重|вес/i
const isData = ({ name }: ZipEntry): boolean =>
  /\.(?:csv|tsv|txt|json)$/i.test(name) && !/(?:^|\/)(?:__MACOSX\/|\._)/.test(name)
const isHealth = ({ name }: ZipEntry): boolean => /\.xml$/i.test(name) && !/_cda\.xml$|\[Content_Types\]/i.test(name)
const isBomb = ({ size, packedSize }: ZipEntry): boolean => size > BOMB.from && size > packedSize * BOMB.ratio

/** Tables of all sheets of a spreadsheet (.xlsx). Days that count from 1904, as on old Macintoshes, are not read. */
async function spreadsheetTables(file: Blob, entries: readonly ZipEntry[]): Promise<FileTables> {
  const isSheet = ({ name }: ZipEntry) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)
  const isNeeded = ({ name }: ZipEntry) => name === 'xl/workbook.xml' || name === 'xl/sharedStrings.xml'
  const parts = entries.filter((entry) => isSheet(entry) || isNeeded(entry)).slice(0, MOST_ENTRIES)
  if (parts.some(({ isLocked }) => isLocked)) return failed('SPREADSHEET')
  if (parts.some(isBomb)) return failed('ARCHIVE_BOMB')
  if (parts.reduce((sum, { size }) => sum + size, 0) > LARGEST.whole) return failed('TOO_LARGE')
  const texts = new Map<string, string>()
  for (const entry of parts) texts.set(entry.name, await wholeText(await entryStream(file, entry)))
  if ([...texts.values()].some(declaresEntities)) return failed('ENTITIES')
  if (/\bdate1904="(?:1|true)"/.test(texts.get('xl/workbook.xml') ?? '')) return failed('SPREADSHEET')
  const strings = sharedStrings(texts.get('xl/sharedStrings.xml') ?? '')
  const sheets = parts.filter(isSheet).map(({ name }) => sheetText(texts.get(name) ?? '', strings))
  return { kind: 'tables', tables: sheets.flatMap(findTables) }
}

async function archiveTables(file: Blob): Promise<FileTables> {
  const entries = await zipEntries(file)
  if (entries.some(({ name }) => name === 'xl/workbook.xml')) return spreadsheetTables(file, entries)
  if (entries.some(({ name }) => name === 'content.xml')) return failed('SPREADSHEET')
  const health = entries.filter(isHealth).toSorted((a, b) => b.size - a.size)[0]
  const data = entries.filter(isData)
  const named = data.filter(({ name }) => aboutWeight.test(name))
  const chosen = health === undefined ? (named.length > 0 ? named : data).slice(0, MOST_ENTRIES) : [health]
  if (chosen.length === 0) return failed('ARCHIVE_WITHOUT_WEIGHTS')
  if (chosen.some(({ isLocked }) => isLocked)) return failed('ARCHIVE_LOCKED')
  if (chosen.some(isBomb)) return failed('ARCHIVE_BOMB')
  if (health !== undefined) {
    if (health.size > LARGEST.streamed) return failed('TOO_LARGE')
    return healthTables(await entryStream(file, health), 'utf-8')
  }
  if (chosen.reduce((sum, { size }) => sum + size, 0) > LARGEST.whole) return failed('TOO_LARGE')
  const tables: Table[] = []
  for (const entry of chosen) {
    const found = textTables(await wholeText(await entryStream(file, entry)))
    if (found.kind === 'tables') tables.push(...found.tables)
  }
  return { kind: 'tables', tables }
}

/** Finds the tables of a file of any known kind: a table as text, JSON, an export of Apple Health, or an archive. */
export async function fileTables(file: Blob): Promise<FileTables> {
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer())
  try {
    if (head[0] === 0x50 && head[1] === 0x4b) return await archiveTables(file)
  } catch (error) {
    // The browser's own unpacking fails with a TypeError.
    if (error instanceof ZipError || error instanceof TypeError) return failed('ARCHIVE_BROKEN')
    throw error
  }
  if (isBinary(head)) return failed('NOT_TEXT')
  const begins = decodeText(head.subarray(0, head.length - (head.length % 2)))
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (begins.startsWith('<')) {
    if (file.size > LARGEST.streamed) return failed('TOO_LARGE')
    return healthTables(file.stream(), encodingOf(head))
  }
  if (file.size > LARGEST.whole) return failed('TOO_LARGE')
  return textTables(await wholeText(file.stream()))
}
