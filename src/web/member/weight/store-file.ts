import type { WeightsRequest } from '#domain/api/member/weights.ts'
import { routes } from '#domain/api/routes.ts'
import { weighedDayLimits } from '#domain/body/weighed-day.ts'
import type { ReadWeight } from '#domain/weight-file/reading.ts'
import { announce } from '#web/member/announcements/announcements.ts'
import { setMemberData } from '#web/member/data/use-member-data.ts'
import { weightFileWords } from '#web/member/weight-file/weight-file-words.ts'
import { announceSaved, changeMany, refusalText, type WeightChange } from './use-weight-changes.ts'
import { loggedOn, type WeightLog } from './weight-log.ts'
import { weightWords } from './weight-words.ts'

/** Days of one request; the server takes no more at once. */
const BATCH = 1000

const batchesOf = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, index) => all.slice(index * BATCH, (index + 1) * BATCH))

/** A day as it is stored: its weights say where they came from, and take the place of those of the log. */
const fromFile = ({ others = [], ...weight }: ReadWeight): WeightsRequest['weights'][number] => ({
  ...weight,
  source: 'file',
  others: others.slice(0, weighedDayLimits.others).map((other) => ({ ...other, source: 'file' })),
})

type Stored = { readonly weights: readonly ReadWeight[]; readonly last: WeightChange | null }

/** Stores weights, the oldest first, until all are stored or a request fails. */
async function storeAll(weights: readonly ReadWeight[], onProgress: (stored: number) => void): Promise<Stored> {
  let stored: readonly ReadWeight[] = []
  let last: WeightChange | null = null
  let shown: WeightChange | null = null
  for (const batch of batchesOf(weights.toSorted((a, b) => (a.day < b.day ? -1 : 1)))) {
    const isLast = stored.length + batch.length === weights.length
    last = await changeMany({ weights: batch.map(fromFile), remove: [] }, isLast)
    if (last.kind !== 'ok') {
      if (shown?.kind === 'ok') setMemberData(routes.memberWeights, shown.value)
      break
    }
    shown = last
    stored = [...stored, ...batch]
    onProgress(stored.length)
  }
  return { weights: stored, last }
}

/** Restores the log as it was before a file was added. */
async function takeBack(added: readonly ReadWeight[], before: WeightLog): Promise<void> {
  const changes = added.map(({ day }) => ({ day, was: loggedOn(before, day) }))
  for (const batch of batchesOf(changes)) {
    const body: WeightsRequest = {
      weights: batch.flatMap(({ was }) => (was === null ? [] : { ...was, others: was.others ?? [] })),
      remove: batch.flatMap(({ day, was }) => (was === null ? [day] : [])),
    }
    const undone = await changeMany(body)
    if (undone.kind !== 'ok') return announce(refusalText(undone))
  }
  announce(weightWords.undone)
}

/** Adds the weights of a file to the log, in batches, and says so; all of them can be undone at once. */
export async function storeFile(
  weights: readonly ReadWeight[],
  log: WeightLog,
  onProgress: (stored: number) => void,
): Promise<void> {
  const stored = await storeAll(weights, onProgress)
  const undo = { label: weightWords.undo, run: () => void takeBack(stored.weights, log) }
  const { last } = stored
  if (last === null) return
  if (last.kind === 'ok') announceSaved(weightFileWords.added(stored.weights.length), last.value, undo)
  else if (stored.weights.length === 0) announce(refusalText(last))
  else announce(weightFileWords.partly(stored.weights.length, weights.length, refusalText(last)), undo)
}
