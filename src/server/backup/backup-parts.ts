import { type Static, Type } from 'typebox'
import { checkerOf } from '#server/platform/schema/checker.ts'
import { BackupRefused } from './backup-refused.ts'

const Name = Type.String({ minLength: 1, maxLength: 63 })
const Count = Type.Integer({ minimum: 0 })

const Table = Type.Object({ schema: Name, name: Name, columns: Type.Array(Name, { minItems: 1 }) })
const Partition = Type.Object({ schema: Name, name: Name, parent: Name, bound: Type.String() })
const Sequence = Type.Object({
  schema: Name,
  name: Name,
  value: Type.String({ pattern: '^-?[0-9]+$' }),
  called: Type.Boolean(),
})
const LedgerTotal = Type.Object({
  livemode: Type.Boolean(),
  kind: Type.String(),
  currency: Type.String(),
  entries: Count,
  minor: Type.String({ pattern: '^-?[0-9]+$' }),
})

/** What a backup begins with: everything that a database needs before its rows. */
const Head = Type.Object({
  takenAt: Type.String(),
  migrations: Type.Array(Type.Object({ number: Count, name: Type.String(), checksum: Type.String() })),
  hasJobs: Type.Boolean(),
  tables: Type.Array(Table),
  partitions: Type.Array(Partition),
})

/** What a backup ends with, and a restored database is compared with. */
const Summary = Type.Object({
  sequences: Type.Array(Sequence),
  rows: Type.Array(Type.Object({ schema: Name, name: Name, rows: Count })),
  ledger: Type.Array(LedgerTotal),
})

export type BackupTable = Static<typeof Table>
export type BackupPartition = Static<typeof Partition>
export type BackupSequence = Static<typeof Sequence>
export type LedgerTotals = Static<typeof Summary>['ledger']
export type RowCounts = Static<typeof Summary>['rows']
export type BackupHead = Static<typeof Head>
export type BackupSummary = Static<typeof Summary>

/** The parts of a backup in their order: head; for each table its name, rows and end; summary. */
export type BackupPart =
  | { readonly kind: 'head'; readonly head: BackupHead }
  | { readonly kind: 'table'; readonly table: BackupTable }
  | { readonly kind: 'rows'; readonly bytes: Buffer }
  | { readonly kind: 'table-end' }
  | { readonly kind: 'summary'; readonly summary: BackupSummary }

const codes = { head: 1, table: 2, rows: 3, 'table-end': 4, summary: 5 } as const
/** Each part has its kind and its length before it. */
const PREFIX_BYTES = 5
/** More than any part has; a larger number is no length. */
const MAX_BYTES = 1024 * 1024 * 1024

const [heads, tables, summaries] = [checkerOf(Head), checkerOf(Table), checkerOf(Summary)]

function contentOf(part: BackupPart): Buffer {
  if (part.kind === 'rows') return part.bytes
  if (part.kind === 'table-end') return Buffer.alloc(0)
  const value = part.kind === 'head' ? part.head : part.kind === 'table' ? part.table : part.summary
  return Buffer.from(JSON.stringify(value))
}

export function bytesOfPart(part: BackupPart): Buffer {
  const content = contentOf(part)
  const prefix = Buffer.alloc(PREFIX_BYTES)
  prefix.writeUInt8(codes[part.kind], 0)
  prefix.writeUInt32BE(content.length, 1)
  return Buffer.concat([prefix, content])
}

function partOf(code: number, content: Buffer): BackupPart {
  const json = (): unknown => JSON.parse(content.toString('utf8'))
  if (code === codes.head) return { kind: 'head', head: heads.Parse(json()) }
  if (code === codes.table) return { kind: 'table', table: tables.Parse(json()) }
  if (code === codes.rows) return { kind: 'rows', bytes: content }
  if (code === codes['table-end']) return { kind: 'table-end' }
  if (code === codes.summary) return { kind: 'summary', summary: summaries.Parse(json()) }
  throw new BackupRefused('The backup contains something that this version does not know. Use a newer version.')
}

/** The parts of a decrypted backup. @throws BackupRefused if it does not end with a whole part */
export async function* partsOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<BackupPart> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const piece of pieces) {
    rest = rest.length === 0 ? piece : Buffer.concat([rest, piece])
    let at = 0
    while (rest.length - at >= PREFIX_BYTES) {
      const length = rest.readUInt32BE(at + 1)
      if (length > MAX_BYTES) throw new BackupRefused('The backup cannot be read.')
      const end = at + PREFIX_BYTES + length
      if (rest.length < end) break
      yield partOf(rest.readUInt8(at), rest.subarray(at + PREFIX_BYTES, end))
      at = end
    }
    rest = rest.subarray(at)
  }
  if (rest.length > 0) throw new BackupRefused('The backup ends in the middle.')
}
