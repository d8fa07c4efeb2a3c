import type { Connection } from '#server/db/connection.ts'
import { openTown, type Town } from '../town.ts'

/** The app with its own sandbox, whose tables lie beside its own. */
export const openSandboxTown = (connection: Connection): Promise<Town> =>
  openTown({
    connection,
    settings: async () => ({
      env: { PAYMENTS_PROVIDER: 'sandbox' },
      catchUp: () => undefined,
      stop: async () => undefined,
    }),
  })
