import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import type { ConnectionSettings } from '#server/platform/db/connection.ts'
import type { Template, TemplateValue } from './template.ts'

/** Generates the values of one more lead. */
function freshValues(): (value: TemplateValue) => Buffer | string | null {
  const known = new Map<number, string>()
  const bytes = new Map<number, Buffer>()
  const freshText = (index: number, make: () => string): string => {
    const text = known.get(index) ?? make()
    known.set(index, text)
    return text
  }
  return (value) => {
    if (value === null) return null
    if ('bytes' in value) {
      const content = bytes.get(value.bytes) ?? randomBytes(32)
      bytes.set(value.bytes, content)
      return content
    }
    return value.pieces
      .map((piece) => {
        if (typeof piece === 'string') return piece
        return freshText(piece.index, piece.fresh === 'email' ? () => `${randomUUID()}@example.com` : randomUUID)
      })
      .join('')
  }
}

/** Transactions per second by this many bare clients of the app's own driver, for machines without pgbench. */
export async function runClients(
  connection: ConnectionSettings,
  template: Template,
  { clients, seconds }: { readonly clients: number; readonly seconds: number },
): Promise<number> {
  const open = Array.from({ length: clients }, () => new pg.Client(connection))
  await Promise.all(open.map((client) => client.connect()))
  try {
    const begun = performance.now()
    let done = 0
    const work = async (client: pg.Client): Promise<void> => {
      while (performance.now() - begun < seconds * 1000) {
        const fresh = freshValues()
        for (const { sql, values } of template) await client.query(sql, values.map(fresh))
        done += 1
      }
    }
    await Promise.all(open.map(work))
    return (done * 1000) / (performance.now() - begun)
  } finally {
    await Promise.all(open.map((client) => client.end()))
  }
}
