import type { Connection } from '#server/platform/db/connection.ts'
import { type Cluster, startCluster } from './cluster.ts'

/** Three processes, each with its own sandbox that delivers its webhooks. */
export const startSandboxCluster = (connection: Connection): Promise<Cluster> =>
  startCluster({
    connection,
    provider: async () => ({
      settings: async () => ({
        env: {
          PAYMENTS_PROVIDER: 'sandbox',
        },
        stop: async () => undefined,
      }),
      catchUp: () => undefined,
      stop: async () => undefined,
    }),
  })
