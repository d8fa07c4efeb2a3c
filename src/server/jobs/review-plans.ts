import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { healthEvents } from '#domain/weight-filter/life-events.ts'
import { DAYS } from '#planner/week/week-plan.ts'
import { readMember } from '#server/members/member/member.ts'
import { utcDay } from '#server/members/member/plan-calendar.ts'
import { reviewIfDue } from '#server/members/reviews/review-member.ts'
import { type Deadline, noDeadline } from '#server/platform/concurrency/deadline.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { Services } from '#server/services.ts'
import { eachInSlices } from './each-in-slices.ts'

/** Members that one statement reads. */
const BATCH_SIZE = 500
/** ms between two reviews, so that requests of members come first. */
const PAUSE = 10

/**
 * Makes the weekly reviews that are due for members who have not opened their plan this week yet. One review at a time:
 * a request waits behind at most one of them. Whoever is left at the deadline follows an hour later.
 */
export async function reviewPlans(
  services: Services,
  log: Pick<Log, 'warn' | 'error'>,
  deadline: Deadline = noDeadline,
): Promise<number> {
  const { db, now } = services
  const time = now()
  const slice = (after: { readonly id: string } | null) =>
    db
      .selectFrom('persons')
      .innerJoin('households', 'households.id', 'persons.household_id')
      .select('persons.id')
      .where('households.starts_on', 'is not', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('entitlements')
            .select('entitlements.lead_id')
            .whereRef('entitlements.lead_id', '=', 'persons.id')
            .where('entitlements.ends_at', '>', time),
        ),
      )
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          // What was chosen is approached in steps, with or without a weight.
          eb('persons.aim', 'is not', null),
          exists(
            selectFrom('weight_entries')
              .select('weight_entries.person_id')
              .whereRef('weight_entries.person_id', '=', 'persons.id'),
          ),
          // A pregnancy or an illness holds the weight even if none was ever logged.
          exists(
            selectFrom('life_events')
              .select('life_events.person_id')
              .whereRef('life_events.person_id', '=', 'persons.id'),
          ),
        ]),
      )
      // Most members' review was made at their first visit this week, so these members are not even read.
      .where(({ or, not, exists, selectFrom }) => {
        const reviews = selectFrom('plan_reviews')
          .select('plan_reviews.person_id')
          .whereRef('plan_reviews.person_id', '=', 'persons.id')
          .where(
            'plan_reviews.week',
            '>=',
            sql<number>`greatest(0, ${utcDay(time)}::date - households.starts_on) / ${DAYS} + 1`,
          )
        // A health matter that begins within a week holds the weight from its first day on.
        const lasting = selectFrom('life_events')
          .select('life_events.person_id')
          .whereRef('life_events.person_id', '=', 'persons.id')
          .where('life_events.kind', 'in', [...healthEvents, 'BREAK'])
          .where('life_events.starts_on', '<=', utcDay(time))
          .where(({ or, eb }) =>
            or([eb('life_events.ends_on', 'is', null), eb('life_events.ends_on', '>=', utcDay(time))]),
          )
        const holds = reviews.where(sql<string>`plan_reviews.decision->>'kind'`, '=', 'HOLD')
        return or([not(exists(reviews)), exists(lasting).and(not(exists(holds)))])
      })
      .$if(after !== null, (rest) => rest.where('persons.id', '>', after?.id ?? ''))
      .orderBy('persons.id')
      .limit(BATCH_SIZE)
      .execute()
  let made = 0
  const review = async ({ id: personId }: { readonly id: string }): Promise<void> => {
    try {
      if (await reviewIfDue(services, await readMember(services, personId, utcDay(time)))) {
        made++
        await wait(PAUSE)
      }
    } catch (error) {
      log.warn({ error: describeError(error) }, 'a plan could not be reviewed; it will be retried in an hour')
    }
  }
  await eachInSlices(slice, review, deadline, log)
  return made
}
