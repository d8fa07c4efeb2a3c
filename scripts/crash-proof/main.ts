import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../../tests/e2e/free-port.ts'
import { ended } from './app.ts'
import { chanceFrom } from './chance.ts'
import { cycle, firstStartCycle, type Proof, start } from './cycles.ts'
import { countLosses } from './losses.ts'
import { databaseProcesses, kill } from './processes.ts'
import { isProof, kinds, newRecord, report } from './record.ts'

// Kills the real app, its database or both at random moments, again and again, and looks whether anything that was
// acknowledged is gone afterwards.
const { values } = parseArgs({ options: { cycles: { type: 'string' }, seed: { type: 'string' } } })
const cycles = Number(values.cycles ?? 60)
const seed = Number(values.seed ?? Date.now() % 1_000_000)
console.log(`${cycles} cycles, seed ${seed}`)

const proof: Proof = {
  dataDir: await mkdtemp(join(tmpdir(), 'forkcast-crash-')),
  port: await freePort(),
  chance: chanceFrom(seed),
  record: newRecord(),
  all: { leads: [], orders: [] },
}

async function run(): Promise<void> {
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
  await ended(app, 'SIGTERM')
}

try {
  await run()
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  kill(databaseProcesses(proof.dataDir))
  await rm(proof.dataDir, { recursive: true, force: true, maxRetries: 5 })
}
console.log(report(proof.record))
if (!isProof(proof.record)) process.exitCode = 1
