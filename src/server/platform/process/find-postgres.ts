import type { Config } from '#server/platform/config/config.ts'
import type { Connection } from '#server/platform/db/connection.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'

export type FoundPostgres = { readonly connection: Connection; stop(): Promise<void> }

/** The PostgreSQL of DATABASE_URL, or one of the app's own. @throws StartRefused */
export async function findPostgres(config: Config, log: (line: string) => void): Promise<FoundPostgres> {
  if (config.databaseUrl !== null) return { connection: config.databaseUrl, stop: async () => {} }
  return startEmbeddedPostgres({ dataDir: config.dataDir, log })
}
