import { sql } from 'kysely'
import type { ShoppingLineView, ShoppingListView, TicksRequest, TicksView } from '#domain/api/member/shopping.ts'
import { foodOfLine } from '#domain/api/member/tick-limits.ts'
import { addDays, type IsoDate, MS_PER_HOUR } from '#domain/time.ts'
import { DAYS } from '#planner/week/week-plan.ts'
import type { Place } from '#server/households/found-household.ts'
import type { Member } from '#server/members/member/member.ts'
import { writeForPerson } from '#server/members/member/member.ts'
import { momentSaid } from '#server/members/member/moment-said.ts'
import { startOfWeek } from '#server/members/member/plan-calendar.ts'
import { kitchenFrom, kitchenHistory } from '#server/members/plan/kitchen-history.ts'
import { weeksFrom } from '#server/members/plan/plan-weeks.ts'
import { REMEMBERED } from '#server/members/plan/served-recipes.ts'
import type { KitchenHistory, Planned, Shopping, ShoppingAisle } from '#server/planner-pool/planner-pool.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'
import { ownLinesOf } from './own-lines.ts'

/** A line with the days of its thawing, before its tick. */
type ListedLine = Omit<ShoppingLineView, 'ticked' | 'changedAt'>

/** A line with the days on which what is frozen of it is thawed: each the day before it is cooked. */
function listedLine({ freeze, ...line }: ShoppingAisle['lines'][number], weekStartsOn: IsoDate): ListedLine {
  if (freeze === undefined) return line
  return { ...line, freeze: freeze.map(({ amount, day }) => ({ amount, thawOn: addDays(weekStartsOn, day - 1) })) }
}

type Listed = { readonly week: number; readonly planned: Planned }

/** Just later than a tick, which gives way to it. The moment of the raise itself would tell others who was given more food. */
const momentAfter = (moment: string): string => new Date(Date.parse(moment) + 1).toISOString()

/**
 * A line with its tick. What was bought before the week got more food is not enough: the line is open again and says how
 * much is missing. That a line needs more matters only then, or if it is new on the list.
 */
function tickedLine(
  { more, ...line }: ListedLine,
  tick: { readonly ticked: boolean; readonly changedAt: string } | null,
  raisedAt: string | undefined,
): ShoppingLineView {
  const { ticked, changedAt } = tick ?? { ticked: false, changedAt: null }
  const isBoughtBefore = ticked && changedAt !== null && raisedAt !== undefined && changedAt < raisedAt
  if (more !== undefined && raisedAt !== undefined && isBoughtBefore)
    return { ...line, more, ticked: false, changedAt: momentAfter(changedAt) }
  return { ...line, ...(more === line.need ? { more } : {}), ticked, changedAt }
}

const storedTicks = (db: Database, householdId: string, week: number) =>
  db
    .selectFrom('shopping_ticks')
    .select(['ingredient', 'ticked', 'changed_at'])
    .where('household_id', '=', householdId)
    .where('week', '=', week)
    .execute()

/** What has been ticked and written on a week's list so far: nothing of the plan is computed. */
export async function ticksOf(
  { db }: Pick<Services, 'db'>,
  { householdId, isShared, revision }: Member,
  week: number,
): Promise<TicksView> {
  const rows = await storedTicks(db, householdId, week)
  return {
    revision,
    ticks: rows.map(({ ingredient: id, ticked, changed_at }) => ({ id, ticked, changedAt: changed_at.toISOString() })),
    own: await ownLinesOf(db, { householdId, isShared }, week),
  }
}

/** A history without what was said in a week about foods that were bought for it: their lines are ticked. */
const beforeShopping = (
  { weeks, said }: KitchenHistory,
  week: number,
  ticks: ReadonlyMap<string, { readonly ticked: boolean }>,
): KitchenHistory => ({
  weeks,
  said: said.filter(({ food, day }) => day < week * DAYS || ticks.get(food)?.ticked !== true),
})

type Reading = Pick<Services, 'db' | 'plannerPool'>

const ticksByFood = async (db: Database, householdId: string, week: number) =>
  new Map((await storedTicks(db, householdId, week)).map((row) => [row.ingredient, row]))

/** For how many a week is shopped for, and what the weeks before have left for it. */
export async function shoppingFor(
  { db, plannerPool }: Reading,
  { householdId, settings, usage, startsOn }: Member,
  { week, planned }: Listed,
): Promise<Shopping> {
  const { others } = planned.request
  // A table has a plate for each; somebody who eats alone may cook the same for more.
  const eaters = others === undefined ? settings.eaters : 1 + others.length
  const ticks = await ticksByFood(db, householdId, week)
  const first = week - REMEMBERED
  const kitchen = await kitchenFrom(db, { householdId, startsOn }, first)
  const history = kitchenHistory((await weeksFrom(db, householdId, first)).weeks, kitchen, startsOn, week)
  const home =
    history === null ? [] : await plannerPool.atHome(beforeShopping(history, week, ticks), week, eaters, usage)
  return { eaters, usage, home, startsOn: startOfWeek(startsOn, week) }
}

/** The shopping list of a week for everybody who is cooked for, with the member's ticks. */
export async function shoppingList(
  services: Reading,
  member: Member,
  { week, planned }: Listed,
): Promise<ShoppingListView> {
  const { db, plannerPool } = services
  const { householdId, isShared, revision, startsOn } = member
  const { eaters, usage, home } = await shoppingFor(services, member, { week, planned })
  const ticks = await ticksByFood(db, householdId, week)
  const aisles = await plannerPool.shoppingList(planned, eaters, usage, home)
  const { trips } = planned.request
  return {
    week,
    eaters,
    ...(trips === undefined ? {} : { trips: trips.map((day) => addDays(startOfWeek(startsOn, week), day)) }),
    ...(isShared ? { shared: { revision } } : {}),
    own: await ownLinesOf(db, { householdId, isShared }, week),
    aisles: aisles.map(({ aisle, lines }) => ({
      aisle,
      lines: lines.map((line) => {
        const tick = ticks.get(line.id)
        const raisedAt = planned.request.raised?.at
        return tickedLine(
          listedLine(line, startOfWeek(startsOn, week)),
          tick === undefined ? null : { ...tick, changedAt: tick.changed_at.toISOString() },
          raisedAt,
        )
      }),
    })),
  }
}

/** The later change of each line. Of two at the same moment the one that ticks it wins, in whatever order they come. */
function latest(ticks: TicksRequest['ticks'], now: Date) {
  const byLine = new Map<string, { readonly ingredient: string; readonly ticked: boolean; readonly changed_at: Date }>()
  for (const { id, ticked, changedAt } of ticks) {
    const changed_at = momentSaid(changedAt, now)
    const other = byLine.get(id)
    const isLater =
      other === undefined ||
      changed_at > other.changed_at ||
      (changed_at.getTime() === other.changed_at.getTime() && ticked)
    if (isLater) byLine.set(id, { ingredient: id, ticked, changed_at })
  }
  return [...byLine.values()]
}

/** How far the clock of a phone may be behind, so that what is ticked just after joining still counts. */
const SLOW_CLOCK_MS = MS_PER_HOUR

/**
 * The moment from which a person's ticks are about the list of their household: since they joined it, as another one has
 * other weeks. Whoever left a household took its lists along, with what they ticked offline before.
 */
async function ticksSince(trx: Trx, { personId, householdId }: Place): Promise<Date> {
  const { joined_at, created_at } = await trx
    .selectFrom('household_eaters')
    .innerJoin('households', 'households.id', 'household_eaters.household_id')
    .select(['joined_at', 'created_at'])
    .where('household_id', '=', householdId)
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  return joined_at > created_at ? new Date(joined_at.getTime() - SLOW_CLOCK_MS) : new Date(0)
}

/**
 * Stores ticks of a week; of two changes to one line the later one wins. Unknown foods are ignored, and so is what was
 * ticked on the list of another household.
 */
export async function keepTicks(
  { db, plannerPool, now }: Pick<Services, 'db' | 'plannerPool' | 'now'>,
  { personId, settings, usage }: Member,
  week: number,
  ticks: TicksRequest['ticks'],
): Promise<void> {
  const names = await plannerPool.foodNames(
    ticks.map(({ id }) => foodOfLine(id)),
    usage,
  )
  const rows = latest(ticks, now()).filter(({ ingredient }) => names.has(foodOfLine(ingredient)))
  if (rows.length === 0) return
  await writeForPerson(db, personId, async (trx, place) => {
    const since = await ticksSince(trx, place)
    const own = rows.filter(({ changed_at }) => changed_at >= since)
    if (own.length === 0) return
    await trx
      .insertInto('shopping_ticks')
      .values(own.map((row) => ({ household_id: place.householdId, week, eaters: settings.eaters, ...row })))
      .onConflict((conflict) =>
        conflict
          .columns(['household_id', 'week', 'ingredient'])
          .doUpdateSet({
            ...{ ticked: sql`excluded.ticked`, changed_at: sql`excluded.changed_at` },
            eaters: sql`excluded.eaters`,
          })
          .where(
            sql<boolean>`(excluded.changed_at, excluded.ticked) > (shopping_ticks.changed_at, shopping_ticks.ticked)`,
          ),
      )
      .execute()
  })
}
