import { parseArgs } from 'node:util'
import { dieAtEveryStatement } from './every-statement.ts'
import { killAtRandom } from './random.ts'
import { isProof, report } from './record.ts'

// Kills the real app: first with its database, or without, at random moments; then before every single statement of a
// purchase. Prints what was lost, charged twice or told twice.
const options = { cycles: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } } as const
const { values } = parseArgs({ options })
const cycles = Number(values.cycles ?? 60)
const seed = Number(values.seed ?? Date.now() % 1_000_000)

if (values.only !== 'statements') {
  console.log(`${cycles} cycles, seed ${seed}`)
  const record = await killAtRandom(cycles, seed)
  console.log(report(record))
  if (!isProof(record)) process.exitCode = 1
}
if (values.only !== 'random') {
  console.log('every statement of a purchase')
  const { killed, notReached, lettersTwice, faults } = await dieAtEveryStatement()
  console.log(`killed         ${killed} times, each before another statement; ${notReached} were not reached again`)
  console.log(`letters twice  ${lettersTwice}, under the same Message-ID`)
  console.log(`other ends     ${faults.length}`)
  for (const fault of faults) console.log(`               ${fault}`)
  if (faults.length > 0 || killed === 0) process.exitCode = 1
}
