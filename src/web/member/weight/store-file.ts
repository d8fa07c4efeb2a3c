import type { WeightsRequest } from '#domain/api/member/weights.ts'
import { weighedDayLimits } from '#domain/body/weighed-day.ts'
import type { ReadWeight } from '#domain/weight-file/reading.ts'
import { announce } from '#web/member/announcements/announcements.ts'
import { weightFileWords } from '#web/member/weight-file/weight-file-words.ts'
import { announceSaved, changeMany, refusalText, type WeightChange } from './use-weight-changes.ts'
import type { WeightLog } from './weight-log.ts'
import { weightWords } from './weight-words.ts'

/** Days of one request, and its size: the server takes 1,000 and 64 kB at once. */
const MOST = { days: 500, bytes: 48_000 } as const

const bytesOf = (content: unknown): number => new TextEncoder().encode(JSON.stringify(content)).length

/** Days in as few parts as the server takes at once. Each is measured when it is needed, so that no frame waits for all. */
export function* batchesOf<T>(all: readonly T[]): Generator<readonly T[], void> {
  let batch: T[] = []
  let bytes = 0
  for (const each of all) {
    const size = bytesOf(each)
    if (batch.length === MOST.days || (batch.length > 0 && bytes + size > MOST.bytes)) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(each)
    bytes += size
  }
  if (batch.length > 0) yield batch
}

type Day = WeightsRequest['weights'][number]

/** A day as it is stored: its weights say where they came from, and take the place of those of the log. */
const fromFile = ({ others = [], ...weight }: ReadWeight): Day => ({
  ...weight,
  source: 'file',
  others: others.slice(0, weighedDayLimits.others).map((other) => ({ ...other, source: 'file' })),
})

type StoredFile = { readonly count: number; readonly last: WeightChange | null }

/** Sends batches one after another until all are stored or a request fails; then the log is shown. */
async function sendAll<T>(
  all: readonly T[],
  bodyOf: (batch: readonly T[]) => WeightsRequest,
  onProgress: (count: number) => void = () => undefined,
): Promise<StoredFile> {
  let count = 0
  for (const batch of batchesOf(all)) {
    const isMore = count + batch.length < all.length
    const last = await changeMany({ ...bodyOf(batch), ...(isMore && { isMore }) })
    if (last.kind !== 'ok' && count > 0) await changeMany({ weights: [], remove: [] })
    if (last.kind !== 'ok' || !isMore) return { count: last.kind === 'ok' ? all.length : count, last }
    count += batch.length
    onProgress(count)
  }
  return { count, last: null }
}

/** Restores the log as it was before a file was added. */
async function takeBack(added: readonly Day[], before: WeightLog): Promise<void> {
  const logged = new Map(before.map((entry) => [entry.day, entry]))
  const changes = added.map(({ day }) => ({ day, was: logged.get(day) }))
  const { last } = await sendAll(changes, (batch) => ({
    weights: batch.flatMap(({ was }) => (was === undefined ? [] : { ...was, others: was.others ?? [] })),
    remove: batch.flatMap(({ day, was }) => (was === undefined ? [day] : [])),
  }))
  if (last?.kind === 'ok') announce(weightWords.undone)
  else if (last !== null) announce(refusalText(last))
}

/** Adds the weights of a file to the log, in batches, and says so; all of them can be undone at once. */
export async function storeFile(
  weights: readonly ReadWeight[],
  log: WeightLog,
  onProgress: (stored: number) => void,
): Promise<void> {
  const days = weights.toSorted((a, b) => (a.day < b.day ? -1 : 1)).map(fromFile)
  const { count, last } = await sendAll(days, (batch) => ({ weights: [...batch], remove: [] }), onProgress)
  const undo = { label: weightWords.undo, run: () => void takeBack(days.slice(0, count), log) }
  if (last === null) return
  if (last.kind === 'ok') announceSaved(weightFileWords.added(count), last.value, undo)
  else if (count === 0) announce(refusalText(last))
  else announce(weightFileWords.partly(count, days.length, refusalText(last)), undo)
}
