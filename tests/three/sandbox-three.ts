import type { Connection } from '#server/db/connection.ts'
import { openThree, type Three } from './three.ts'

/** Three processes as they run in production, each with a sandbox of its own that rings its own bell. */
export const openSandboxThree = (connection: Connection): Promise<Three> =>
  openThree({
    connection,
    provider: async () => ({
      surroundings: async () => ({
        env: {
          NODE_ENV: 'production',
          PAYMENTS_PROVIDER: 'sandbox',
          ALLOW_SANDBOX_IN_PRODUCTION: 'i-understand-no-money-moves',
        },
        stop: async () => undefined,
      }),
      catchUp: () => undefined,
      stop: async () => undefined,
    }),
  })
