import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hero } from '#domain/funnel/hero.ts'
import type { ConnectionSettings } from '#server/platform/db/connection.ts'
import { pgbenchScript } from './pgbench-script.ts'
import { recordLead } from './record-lead.ts'
import { runClients } from './run-clients.ts'
import { findPgbench, runPgbench } from './run-pgbench.ts'
import { templateOf } from './template.ts'

export type Replay = {
  readonly by: 'pgbench' | 'bare pg clients'
  /** Leads per second. */
  run(clients: number, seconds: number): Promise<number>
}

/** Prepares to repeat the statements of one lead in this database, without the app. */
export async function prepareReplay(connection: ConnectionSettings, hero: Hero): Promise<Replay> {
  const template = templateOf(await recordLead(connection, hero))
  const pgbench = findPgbench()
  if (pgbench === null) {
    const run = (clients: number, seconds: number) => runClients(connection, template, { clients, seconds })
    return { by: 'bare pg clients', run }
  }
  const run = async (clients: number, seconds: number): Promise<number> => {
    const folder = mkdtempSync(join(tmpdir(), 'forkcast-pgbench-'))
    const script = join(folder, 'lead.sql')
    writeFileSync(script, pgbenchScript(template))
    try {
      return await runPgbench({ pgbench, connection, script, clients, seconds })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return { by: 'pgbench', run }
}
