import type { Connection } from '#server/platform/db/connection.ts'
import { type Cluster, startCluster } from './cluster.ts'

/** Three processes as they run in production, each with a sandbox of its own that delivers its webhooks. */
export const startSandboxCluster = (connection: Connection): Promise<Cluster> =>
  startCluster({
    connection,
    provider: async () => ({
      surroundings: async () => ({
        env: {
          NODE_ENV: 'production',
          PUBLIC_URL: 'https://localhost',
          PAYMENTS_PROVIDER: 'sandbox',
          ALLOW_SANDBOX_IN_PRODUCTION: 'i-understand-no-money-moves',
        },
        stop: async () => undefined,
      }),
      catchUp: () => undefined,
      stop: async () => undefined,
    }),
  })
