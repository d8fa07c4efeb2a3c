import { MOST_ROWS, type Row } from './split-table.ts'
import type { Table } from './table.ts'

/** Longer tags are not those of an export; a file without an end must not fill the memory. */
const LONGEST_TAG = 65_536
const RECORD = 'HKQuantityTypeIdentifierBodyMass"'
const headings = ['startDate', 'weight', 'unit'] as const

export type AppleHealthProblem = 'NOT_APPLE_HEALTH' | 'ENTITIES' | 'TAG_TOO_LONG'

/** Reads the export of Apple Health as it comes in, without keeping it. */
export type AppleHealthReader = {
  /** Reads the next piece of the text. Returns why it cannot be read, or null. */
  readonly push: (text: string) => AppleHealthProblem | null
  /** Whether the beginning showed that it is one. */
  readonly isRead: () => boolean
  /** The weights in what was read. */
  readonly table: () => Table
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The attribute of a tag; empty without it. Only the five entities that every document has are known. */
function attribute(tag: string, name: string): string {
  const value = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)
  return (value?.[1] ?? value?.[2] ?? '').replace(/&(\w+);/g, (whole, entity: string) => entities[entity] ?? whole)
}

/** The end of a tag that begins at `from`, with quoted ">" passed over; -1 if the text ends before. */
function endOfTag(text: string, from: number): number {
  let quote = ''
  for (let index = from; index < text.length; index += 1) {
    const character = text[index] ?? ''
    if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (character === '>') return index
  }
  return -1
}

/**
 * A reader for `export.xml`, of any size. Its document type declares elements and attributes only; one that declares
 * entities is refused, because what they stand for may be anything of any length.
 */
export function createAppleHealthReader(): AppleHealthReader {
  const rows: Row[] = []
  let rest = ''
  let hasRoot = false
  let record = 0

  const readRoot = (): AppleHealthProblem | null => {
    if (/<!ENTITY/i.test(rest)) return 'ENTITIES'
    const root = /<([A-Za-z_][\w.-]*)[\s/>]/.exec(
      rest.replace(/<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>/, '').replace(/<!--[\s\S]*?-->/g, ''),
    )
    if (root === null || /<!DOCTYPE[^[>]*\[(?![\s\S]*\]\s*>)/.test(rest)) {
      return rest.length > LONGEST_TAG ? 'NOT_APPLE_HEALTH' : null
    }
    if (root[1] !== 'HealthData') return 'NOT_APPLE_HEALTH'
    hasRoot = true
    return null
  }

  return {
    push: (text) => {
      rest += text
      const problem = hasRoot ? null : readRoot()
      if (problem !== null || !hasRoot) return problem
      let at = 0
      for (;;) {
        const named = rest.indexOf(RECORD, at)
        if (named === -1) break
        const begins = rest.lastIndexOf('<', named)
        const ends = endOfTag(rest, begins)
        if (ends === -1) break
        const tag = rest.slice(begins, ends)
        if (/^<Record\s/.test(tag) && rows.length < MOST_ROWS) {
          record += 1
          rows.push({
            line: record,
            cells: [attribute(tag, 'startDate'), attribute(tag, 'value'), attribute(tag, 'unit')],
          })
        }
        at = ends
      }
      // A tag may go on in the next piece.
      const open = rest.lastIndexOf('<')
      rest = rest.slice(Math.max(at, open === -1 ? rest.length : open))
      return rest.length > LONGEST_TAG ? 'TAG_TOO_LONG' : null
    },
    isRead: () => hasRoot,
    table: () => ({ headings, rows, unit: null, isUtc: false, unclear: [] }),
  }
}
