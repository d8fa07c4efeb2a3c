import { MS_PER_DAY } from '#domain/time.ts'
import type { Database } from '#server/platform/db/database.ts'
import { sandboxSettings } from './sandbox-database.ts'

/** The clock of an installation with test payments: the real time plus the days by which it was moved forward. */
export type SandboxClock = {
  readonly now: () => Date
  /** Reads how far the clock was moved, also by another process. Until the first call it shows the real time. */
  readonly refresh: () => Promise<void>
  readonly advance: (days: number) => Promise<Date>
}

export function createSandboxClock(db: Database, real: () => Date = () => new Date()): SandboxClock {
  let ahead = 0
  const now = () => new Date(real().getTime() + ahead)
  return {
    now,
    refresh: async () => {
      ahead = (await sandboxSettings(db)).aheadMs
    },
    advance: async (days) => {
      const row = await db
        .updateTable('sandbox_settings')
        .set((settings) => ({ ahead_ms: settings('ahead_ms', '+', days * MS_PER_DAY) }))
        .returning('ahead_ms')
        .executeTakeFirstOrThrow()
      ahead = row.ahead_ms
      return now()
    },
  }
}
