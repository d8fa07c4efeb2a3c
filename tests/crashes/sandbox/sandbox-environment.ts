import type { Connection } from '#server/platform/db/connection.ts'
import { type Environment, startEnvironment } from '#tests/crashes/environment.ts'

/** The app with its own sandbox, whose tables are in the app's database. */
export const startSandboxEnvironment = (connection: Connection): Promise<Environment> =>
  startEnvironment({
    connection,
    settings: async () => ({
      env: { PAYMENTS_PROVIDER: 'sandbox' },
      catchUp: () => undefined,
      stop: async () => undefined,
    }),
  })
