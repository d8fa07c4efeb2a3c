import { Type } from 'typebox'
import type { GoalView, MilestoneView } from '#domain/api/member/goal.ts'
import type { WeightsReply } from '#domain/api/member/weights.ts'
import { firstReached, type MilestoneKind, milestoneKinds, namesClass, reachedOn } from '#domain/body/milestones.ts'
import {
  type DayOnTheWay,
  lastUnsafeDay,
  milestonesToSay,
  stillReached,
} from '#domain/plan-review/milestones-to-say.ts'
import { standingSafety } from '#domain/plan-review/standing-safety.ts'
import { addDays, daysBetween } from '#domain/time.ts'
import { cm, days, kg } from '#domain/units.ts'
import type { Member } from '#server/members/member/member.ts'
import { writeForPerson } from '#server/members/member/member.ts'
import { pastReviews } from '#server/members/member/plan-reviews.ts'
import type { Database } from '#server/platform/db/database.ts'
import { checkerOf } from '#server/platform/schema/checker.ts'

/** What was said of a reading is taken back if it was deleted and the weight is so far, kg, above what was reached. */
const SLACK = 0.7
const TEN_DAYS = 10
/** What was reached more days ago is told with its day. */
const WAITED = 10
/** Milestones need the readings of the last days alone; a log may hold decades. */
const LATEST = 60

const stored = checkerOf(Type.Record(Type.String(), Type.Object({ on: Type.String(), seen: Type.Boolean() })))
type StoredMilestones = Readonly<Partial<Record<MilestoneKind, { readonly on: string; readonly seen: boolean }>>>

async function read(db: Database, personId: string): Promise<StoredMilestones> {
  const row = await db.selectFrom('persons').select('milestones').where('id', '=', personId).executeTakeFirst()
  const content: unknown = row?.milestones
  return stored.Check(content) ? content : {}
}

const write = (db: Database, personId: string, milestones: StoredMilestones): Promise<void> =>
  writeForPerson(db, personId, async (trx) => {
    await trx
      .updateTable('persons')
      .set({ milestones: JSON.stringify(milestones) })
      .where('id', '=', personId)
      .execute()
  })

type Log = Pick<WeightsReply, 'weights' | 'learnt'>

/**
 * The weight from which a way is counted, kg: that of the answers, as the member remembers it, or less. The estimate of the
 * first day may be higher because the model infers water that no scale has shown; it counts alone only if the answer was wrong.
 */
function startOf({ course, startUnlikely }: NonNullable<Log['learnt']>, answered: number | undefined): number | null {
  const estimated = course.find(({ day }) => day >= 0)?.kg ?? null
  return estimated === null || answered === undefined || startUnlikely ? estimated : Math.min(estimated, answered)
}

/** What decides about the milestones of a log today; null if nothing is learnt from it. */
function dayOnTheWay(
  { hero, startsOn, today, settings, reviews }: Member,
  { weights, learnt }: Log,
  goal: GoalView,
): DayOnTheWay | null {
  if (learnt === undefined || hero.height === undefined) return null
  const start = startOf(learnt, hero.weight)
  const now = learnt.course.find(({ day }) => day === learnt.today)
  if (start === null || now === undefined) return null
  const doubted = new Set(learnt.doubts.map(({ day }) => day))
  return {
    state: learnt.state,
    isLosing: goal.mode === 'LOSE',
    safety: standingSafety(pastReviews(reviews, startsOn)),
    way: { start: kg(start), now: kg(now.kg), goal: kg(goal.kg), height: cm(hero.height), units: settings.units },
    believed: weights
      .slice(-LATEST)
      .flatMap(({ day, kg: mass }) =>
        doubted.has(day) ? [] : [{ day: days(daysBetween(startsOn, day) ?? 0), weight: kg(mass) }],
      ),
    today: daysBetween(startsOn, today) ?? 0,
  }
}

/**
 * When a milestone that is said today was reached, and whether it is not worth a word: nothing is praised afterwards that
 * was lost before a hold or a raise for safety. One that waited is told with the day on which the estimate reached it.
 */
function asReached(
  kind: MilestoneKind,
  { today, startsOn, namesClasses, reviews }: Member,
  { way }: DayOnTheWay,
  { course = [] }: Partial<NonNullable<Log['learnt']>>,
): { readonly on: string; readonly seen: boolean } {
  const now = daysBetween(startsOn, today) ?? 0
  const sinceStart = course.filter(({ day }) => day >= 0 && day <= now)
  const day = firstReached(kind, way, sinceStart)?.day ?? now
  const isUnsafe = day <= lastUnsafeDay(pastReviews(reviews, startsOn))
  return {
    on: now - day > WAITED ? addDays(startsOn, day) : today,
    seen: isUnsafe || (namesClass(kind) && !namesClasses),
  }
}

/** What is to be stored: new milestones, without unseen ones of readings that are gone. */
function withNew(
  before: StoredMilestones,
  member: Member,
  on: DayOnTheWay,
  {
    learnt = {},
    reached,
  }: { readonly learnt?: Partial<NonNullable<Log['learnt']>> | undefined; readonly reached: readonly MilestoneKind[] },
): StoredMilestones {
  const { way } = on
  const kept = reachedOn({ ...way, now: kg(way.now - SLACK) })
  const after: { -readonly [K in keyof StoredMilestones]: StoredMilestones[K] } = {}
  for (const kind of milestoneKinds) {
    const known = before[kind]
    const isAgain =
      kind === 'TEN_DAY_BEST' && known !== undefined && (daysBetween(known.on, member.today) ?? 0) >= TEN_DAYS
    if (reached.includes(kind) && (known === undefined || isAgain)) {
      after[kind] = asReached(kind, member, on, learnt)
    } else if (known?.seen === true || (known !== undefined && (kind === 'TEN_DAY_BEST' || kept.includes(kind)))) {
      after[kind] = known
    }
  }
  return after
}

/** The database orders keys in its own way. */
const isSame = (one: StoredMilestones, other: StoredMilestones): boolean =>
  milestoneKinds.every((kind) => one[kind]?.on === other[kind]?.on && one[kind]?.seen === other[kind]?.seen)

/** Stores the milestones that a log has reached, and returns those that the member has not closed yet. */
export async function noteMilestones(
  db: Database,
  member: Member,
  log: Log,
  goal: GoalView,
): Promise<readonly MilestoneView[]> {
  if (member.access.kind !== 'full' || !member.isAnchored) return []
  const day = dayOnTheWay(member, log, goal)
  const reached = day === null ? null : milestonesToSay(day)
  // What was reached earlier is not shown, either, until something may be said again.
  if (day === null || reached === null) return []
  const before = await read(db, member.personId)
  const after = withNew(before, member, day, { learnt: log.learnt, reached })
  if (!isSame(before, after)) await write(db, member.personId, after)
  const standing = stillReached(day, SLACK)
  return milestoneKinds.flatMap((kind) => {
    const known = after[kind]
    if (known === undefined || known.seen) return []
    // The lowest weight of ten days is news for so long, and as long as the weight falls.
    const isPast =
      kind === 'TEN_DAY_BEST' && ((daysBetween(known.on, member.today) ?? 0) >= TEN_DAYS || day.state !== 'FALLING')
    const stands = kind === 'TEN_DAY_BEST' || standing.includes(kind)
    return isPast || !stands ? [] : [{ kind, on: known.on }]
  })
}

/** Marks milestones as seen: they are not shown again. */
export async function closeMilestones(db: Database, personId: string, kinds: readonly MilestoneKind[]): Promise<void> {
  const before = await read(db, personId)
  const closed = kinds.flatMap((kind) => {
    const known = before[kind]
    return known === undefined ? [] : [[kind, { ...known, seen: true }] as const]
  })
  if (closed.length > 0) await write(db, personId, { ...before, ...Object.fromEntries(closed) })
}
