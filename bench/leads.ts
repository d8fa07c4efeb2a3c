import { choices } from '#domain/answers/choices.ts'
import { routes } from '#domain/api/routes.ts'
import { visitor } from './journey/visitor.ts'
import { ownDatabase } from './leads/own-database.ts'
import { prepareReplay } from './leads/prepare-replay.ts'
import { withDataDir } from './leads/with-data-dir.ts'
import type { Measurement } from './measurement.ts'
import { withProductionApp } from './production-app.ts'
import { median } from './report/quantile.ts'
import { besidePeer } from './report/row.ts'
import { fire, type Shot } from './throughput/fire.ts'
import { newVisitorAddress } from './throughput/visitor-address.ts'

const CONNECTIONS = 16
const ROUNDS = 5
const SECONDS = 4
const WARM_UP_SECONDS = 2
const LEAST = 0.5

/** A visitor with a great many answers: the longest possible record. */
const hero = {
  ...visitor,
  achieve: choices.achieve,
  causedWeightGain: choices.causedWeightGain,
  eatLunch: choices.eatLunch,
  habitsStruggle: choices.habitsStruggle,
  cuisinesLike: choices.cuisinesLike,
  mealsLike: choices.mealsLike,
} as const

/** A lead with an address and an email that were not used before. */
function newLead(): Shot {
  const key = crypto.randomUUID()
  const lead = { hero: { ...hero, email: `${key}@example.com` }, units: 'metric', conditions: ['NONE'] }
  return {
    method: 'POST',
    path: routes.leads,
    headers: { 'content-type': 'application/json', 'idempotency-key': key, 'x-forwarded-for': newVisitorAddress() },
    body: JSON.stringify(lead),
  }
}

/** How many leads are stored durably: answers, token, link and email, in one transaction each. */
export const leads: Measurement = {
  name: 'leads',
  about: `${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s in turns with the same SQL on the same PostgreSQL`,
  measure: () =>
    withDataDir((dataDir) =>
      withProductionApp(
        async ({ url }) => {
          const replay = await prepareReplay(await ownDatabase(dataDir), hero)
          const ours = (seconds: number) => fire({ url, connections: CONNECTIONS, shots: newLead, seconds })
          const theirs = (seconds: number) => replay.run(CONNECTIONS, seconds)
          await ours(WARM_UP_SECONDS)
          await theirs(WARM_UP_SECONDS)
          const rounds: { readonly app: number; readonly replayed: number }[] = []
          while (rounds.length < ROUNDS) rounds.push({ app: await ours(SECONDS), replayed: await theirs(SECONDS) })
          const peer = {
            name: `its SQL by ${replay.by}`,
            value: median(rounds.map(({ replayed }) => replayed)),
            ratio: median(rounds.map(({ app, replayed }) => app / replayed)),
            bound: { atLeast: LEAST },
          }
          return [besidePeer(peer, { name: 'leads kept', value: median(rounds.map(({ app }) => app)), unit: '/s' })]
        },
        { DATA_DIR: dataDir },
      ),
    ),
}
