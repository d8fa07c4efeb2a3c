import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/e2e/free-port.ts'
import { chanceFrom } from '#tests/seeded-random.ts'
import { ended } from './app.ts'
import { cycle, firstStartCycle, type Proof, start } from './cycles.ts'
import { contradictionsInLedger } from './ledger-invariants.ts'
import { countLosses } from './losses.ts'
import { databaseProcesses, kill } from './processes.ts'
import { kinds, newRecord, type Record } from './record.ts'

/**
 * Kills the real app, its database or both at random moments, over and over, and checks whether anything acknowledged
 * is gone afterwards, and whether a customer was charged twice.
 */
export async function killAtRandom(cycles: number, seed: number): Promise<Record> {
  const proof: Proof = {
    dataDir: await mkdtemp(join(tmpdir(), 'forkcast-crash-')),
    port: await freePort(),
    chance: chanceFrom(seed),
    record: newRecord(),
    all: { leads: [], orders: [] },
  }
  try {
    await run(proof, cycles)
  } catch (error) {
    proof.record.wrong.push(`it broke off: ${error instanceof Error ? error.stack : String(error)}`)
  } finally {
    kill(databaseProcesses(proof.dataDir))
    await rm(proof.dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
  return proof.record
}

async function run(proof: Proof, cycles: number): Promise<void> {
  let app = await start(proof)
  for (let done = 0; done < cycles; done += 1) {
    const kind = proof.chance.pick(kinds)
    if (kind !== 'first start') {
      app = await cycle(proof, app, kind)
      continue
    }
    await ended(app, 'SIGTERM')
    await firstStartCycle(proof)
    app = await start(proof)
  }
  proof.record.lost += await countLosses(app.url, proof.all)
  proof.record.wrong.push(...(await contradictionsInLedger(app.url, proof.dataDir)))
  await ended(app, 'SIGTERM')
}
