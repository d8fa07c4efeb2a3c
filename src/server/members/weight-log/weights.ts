import type { Selectable } from 'kysely'
import { Type } from 'typebox'
import type { WeightRequest, WeightsReply, WeightsRequest } from '#domain/api/member/weights.ts'
import {
  cleanNote,
  type DayWeight,
  hasRoom,
  type WeighedDay,
  weightSources,
  withAnother,
} from '#domain/body/weighed-day.ts'
import { isIsoDate } from '#domain/iso-date.ts'
import { Problem } from '#domain/problem.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import { EARLIEST_WEIGHT_DAY } from '#domain/weight-filter/log-limits.ts'
import { type Member, writeForPerson } from '#server/members/member/member.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { checkerOf } from '#server/platform/schema/checker.ts'
import type { Services } from '#server/services.ts'

const GRAMS = 1000

type Writing = Pick<Services, 'db' | 'now'>
type Logged = WeightsReply['weights'][number]
type Content = Omit<WeightsRequest['weights'][number], 'day'>
type Row = Selectable<Schema['weight_entries']>

const othersParser = checkerOf(
  Type.Array(
    Type.Object({
      kg: Type.Number(),
      minuteOfDay: Type.Optional(Type.Integer()),
      note: Type.Optional(Type.String()),
      source: Type.Optional(Type.Enum([...weightSources])),
    }),
  ),
)

/** The other weights of a day; none if they cannot be read because another version wrote them. */
function othersIn({ others }: Pick<Row, 'others'>): NonNullable<Logged['others']> {
  const stored: unknown = others
  return othersParser.Check(stored) ? stored : []
}

const columns = ['day', 'grams', 'confirmed', 'minute_of_day', 'note', 'source', 'picked', 'others'] as const

function dayFrom(row: Pick<Row, (typeof columns)[number]>): Logged {
  const others = othersIn(row)
  return {
    day: row.day,
    kg: row.grams / GRAMS,
    ...(row.confirmed && { confirmed: true }),
    ...(row.minute_of_day !== null && { minuteOfDay: row.minute_of_day }),
    ...(row.note !== null && { note: row.note }),
    ...(row.source !== null && { source: row.source }),
    ...(row.picked && { picked: true }),
    ...(others.length > 0 && { others }),
  }
}

const inGrams = (kg: number): number => Math.round(kg * GRAMS)

/** A note is stored as one line that shows what it says. */
function withCleanNote({ note = '', ...weight }: DayWeight): DayWeight {
  const clean = cleanNote(note)
  return clean === undefined ? weight : { ...weight, note: clean }
}

/** A day as its row holds it. Without `others`, those that are stored stay. */
const rowOf = ({ kg, confirmed = false, minuteOfDay, note, source, picked = false, others }: Content) => ({
  grams: inGrams(kg),
  confirmed,
  minute_of_day: minuteOfDay ?? null,
  note: (note && cleanNote(note)) ?? null,
  source: source ?? null,
  picked,
  ...(others && { others: JSON.stringify(others.map(withCleanNote)) }),
})

/** A member's weights, oldest day first. */
export async function weightsOf(db: Database, personId: string): Promise<WeightsReply['weights']> {
  const rows = await db
    .selectFrom('weight_entries')
    .select(columns)
    .where('person_id', '=', personId)
    .orderBy('day')
    .execute()
  return rows.map(dayFrom)
}

/** Whether a weight of a day can be logged. Days as text sort in calendar order. */
const isLoggable = ({ today }: Pick<Member, 'today'>, day: string): boolean =>
  isIsoDate(day) && day >= EARLIEST_WEIGHT_DAY && day <= addDays(today, 1)

type DayContent = { readonly day: string } & ReturnType<typeof rowOf>

/** Stores days of which all name their other weights, or none does. */
async function storeDays(trx: Trx, personId: string, days: readonly DayContent[], now: Date): Promise<void> {
  if (days.length === 0) return
  const hasOthers = days[0]?.others !== undefined
  await trx
    .insertInto('weight_entries')
    .values(days.map((row) => ({ ...row, person_id: personId, changed_at: now })))
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'day']).doUpdateSet(({ ref }) => ({
        grams: ref('excluded.grams'),
        confirmed: ref('excluded.confirmed'),
        minute_of_day: ref('excluded.minute_of_day'),
        note: ref('excluded.note'),
        source: ref('excluded.source'),
        picked: ref('excluded.picked'),
        ...(hasOthers && { others: ref('excluded.others') }),
        changed_at: now,
      })),
    )
    .execute()
}

/** Stores the weights of many days and deletes others; all or none. @throws Problem WEIGHT_DAY_INVALID */
export async function keepWeights(
  { db, now }: Writing,
  member: Pick<Member, 'personId' | 'today'>,
  { weights, remove }: WeightsRequest,
): Promise<void> {
  const { personId } = member
  if (!weights.every(({ day }) => isLoggable(member, day))) throw new Problem('WEIGHT_DAY_INVALID', 'day')
  const time = now()
  // If a day comes twice, the last one counts.
  const byDay = new Map(weights.map(({ day, ...content }) => [day, { day, ...rowOf(content) }]))
  const rows = [...byDay.values()]
  await writeForPerson(db, personId, async (trx) => {
    if (remove.length > 0) {
      await trx.deleteFrom('weight_entries').where('person_id', '=', personId).where('day', 'in', remove).execute()
    }
    const isWhole = ({ others }: DayContent) => others !== undefined
    await storeDays(trx, personId, rows.filter(isWhole), time)
    await storeDays(
      trx,
      personId,
      rows.filter((row) => !isWhole(row)),
      time,
    )
  })
}

/** What became of a weight that came by itself. */
export type Added = { readonly isStored: boolean; readonly counts: boolean; readonly isFull: boolean }

/**
 * Adds a weight to a day: it counts if the day has none or if it is the first of the morning, and is kept beside the
 * others otherwise. It is not stored if the day has it already, or has no room.
 */
export async function addWeight(
  { db, now }: Writing,
  personId: string,
  day: IsoDate,
  { confirmed = false, ...weight }: DayWeight & { readonly confirmed?: boolean | undefined },
): Promise<Added> {
  const time = now()
  return writeForPerson(db, personId, async (trx) => {
    const added = await trx
      .insertInto('weight_entries')
      .values({ person_id: personId, day, ...rowOf({ ...weight, confirmed }), changed_at: time })
      .onConflict((conflict) => conflict.columns(['person_id', 'day']).doNothing())
      .returning('day')
      .executeTakeFirst()
    if (added !== undefined) return { isStored: true, counts: true, isFull: false }
    const row = await trx
      .selectFrom('weight_entries')
      .select(columns)
      .where('person_id', '=', personId)
      .where('day', '=', day)
      .forUpdate()
      .executeTakeFirst()
    const { day: _, ...before }: WeighedDay & { readonly day?: string } =
      row === undefined ? { kg: weight.kg } : dayFrom(row)
    const after = row === undefined ? null : withAnother(before, weight, confirmed)
    const isFull = !hasRoom(before)
    if (after === null) return { isStored: false, counts: false, isFull }
    const { others = [], ...first } = after
    const counts = others.length > 0 && first.kg === weight.kg
    const content = { ...first, ...(counts && { confirmed }), others: [...others] }
    await storeDays(trx, personId, [{ day, ...rowOf(content) }], time)
    return { isStored: true, counts, isFull: false }
  })
}

/**
 * Stores the weight of a day: instead of the one that counts, or beside it.
 * @throws Problem WEIGHT_DAY_INVALID, DAY_FULL_OF_WEIGHTS
 */
export async function keepWeight(
  services: Writing,
  member: Pick<Member, 'personId' | 'today'>,
  day: string,
  { add = false, others, ...weight }: WeightRequest,
): Promise<void> {
  if (!add) {
    const content = { day, ...weight, ...(others && { others }) }
    return keepWeights(services, member, { weights: [content], remove: [] })
  }
  if (!isLoggable(member, day)) throw new Problem('WEIGHT_DAY_INVALID', 'day')
  const { isStored, isFull } = await addWeight(services, member.personId, day, weight)
  if (!isStored && isFull) throw new Problem('DAY_FULL_OF_WEIGHTS', 'day')
}

/** Deletes the weights of a day, whether or not there are any. */
export async function forgetWeight(db: Database, personId: string, day: string): Promise<void> {
  if (!isIsoDate(day)) return
  await db.deleteFrom('weight_entries').where('person_id', '=', personId).where('day', '=', day).execute()
}
