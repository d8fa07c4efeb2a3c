import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { examine } from '#server/doctor/examine.ts'
import { realPeers } from '#server/doctor/peers.ts'
import { reportOf } from '#server/doctor/report.ts'
import { paymentAdapters } from '#server/payment-providers/registry.generated.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { openBesideApp } from '#server/platform/db/database-beside-app.ts'
import { buildOnDisk } from '#server/platform/process/build-on-disk.ts'
import { keysOf } from '#server/platform/process/secret-key.ts'

// For operators: looks at an installation as a careful colleague would, with the settings of the app in the environment.
// It ends with 1 if it finds a fault.

/** @throws ConfigRefused, StartRefused or an error of the database, each a sentence for the operator */
async function run(): Promise<void> {
  const config = readConfig(process.env, paymentAdapters)
  // A look changes nothing: without a key file none is made.
  const hasKey =
    config.secretKey !== null || config.databaseUrl !== null || existsSync(join(config.dataDir, 'secret-key'))
  const keys = keysOf(hasKey ? config : { ...config, databaseUrl: 'none' })
  const { connection, close: leave } = await openBesideApp(config)
  const { db, close } = openDatabase(connection, { connections: 4 })
  try {
    const checks = await examine({
      ...{ config, db, keys, now: () => new Date(), peers: realPeers },
      build: buildOnDisk(join(import.meta.dirname, '../../dist')),
    })
    console.log(reportOf(checks))
    if (checks.some(({ state }) => state === 'fault')) process.exitCode = 1
  } finally {
    await close()
    await leave()
  }
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
