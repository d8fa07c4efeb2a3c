import type { MemberSettings } from '#domain/api/member/member.ts'
import { type Formats, formatsIn, readerLocale, usageFor } from '#domain/formats.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { heroFrom } from '#domain/hero/read-hero.ts'
import type { LocaleTag } from '#domain/language/locales.ts'
import { Problem } from '#domain/problem.ts'
import type { IsoDate } from '#domain/time.ts'
import type { Usage } from '#domain/usage.ts'
import { type Place, placeOfLead } from '#server/households/found-household.ts'
import { type Access, accessOf } from '#server/leads/plan-access.ts'
import type { Database } from '#server/platform/db/database.ts'
import { inTransaction, type Trx } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'
import { choiceFrom, heroWithGoal, type MemberChoice } from './member-choice.ts'
import { utcDay } from './plan-calendar.ts'
import { reviewsOf, type StoredReview } from './plan-reviews.ts'
import { settingsOf } from './settings.ts'

/** A lead in the member area, on one of their days. */
export type Member = {
  /** Their lead, whom orders and emails name. */
  readonly leadId: string
  /** Whose body, diary and bans they are; the id of the lead. */
  readonly personId: string
  /** Whether other adults eat in the household, each with devices of their own. */
  readonly isShared: boolean
  /** How many eat in the household, children and guests included. */
  readonly tableSize: number
  /** Since when they eat in the household: weeks before are of others. */
  readonly joinedOn: IsoDate
  /** Whose weeks and list they are. */
  readonly householdId: string
  readonly email: string
  /** The answers, with the goal that was chosen since. */
  readonly hero: Hero
  readonly access: Access
  readonly settings: MemberSettings
  /** Their language, and how dates, times and pages are written for them. */
  readonly formats: Formats
  /** The language of the page for which they were read, if a page asked. */
  readonly page: LocaleTag | null
  /** How they measure, and in the words of which market. */
  readonly usage: Usage
  /** The first day of week 1; today as long as the plan is only a preview. */
  readonly startsOn: IsoDate
  /** Whether the first day of week 1 is fixed. */
  readonly isAnchored: boolean
  readonly today: IsoDate
  /** The reviews of the plan so far, oldest first. */
  readonly reviews: readonly StoredReview[]
  /** Whether the member keeps their plan for good: no more changes are proposed. */
  readonly keptForGood: boolean
  /** What they chose on the weight page; null as long as the answers decide. */
  readonly choice: MemberChoice | null
  /** Whether they want the classes of the body mass index to be named. */
  readonly namesClasses: boolean
  /** The number of changes to the household's plan. */
  readonly revision: number
}

/**
 * Reads a lead for the member area. The revision is never newer than the other values.
 * @param page the language of their page, in which a preview is planned and said until they have bought a plan
 * @throws Problem TOKEN_INVALID if the lead is gone, HERO_INCOMPLETE
 */
export async function readMember(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  leadId: string,
  today: IsoDate,
  page: LocaleTag | null = null,
): Promise<Member> {
  const lead = await db
    .selectFrom('leads')
    .select(['email', 'hero', 'units', 'locale'])
    .where('id', '=', leadId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (lead === undefined) throw new Problem('TOKEN_INVALID')
  const person = await db.selectFrom('persons').selectAll().where('id', '=', leadId).executeTakeFirst()
  // Until something of theirs is stored, the household is the one that they would found.
  const householdId = person?.household_id ?? leadId
  const household = await db.selectFrom('households').selectAll().where('id', '=', householdId).executeTakeFirst()
  const seats = await db
    .selectFrom('household_eaters')
    .select(['id', 'joined_at', 'person_id'])
    .where('household_id', '=', householdId)
    .execute()
  const seat = seats.find(({ id }) => id === leadId)
  const kept = person === undefined || household === undefined ? null : { ...household, ...person }
  const access = await accessOf(db, leadId, now(), config)
  const choice = choiceFrom(person)
  const hero = heroWithGoal(heroFrom(lead.hero), choice)
  const settings = settingsOf(hero, lead.units, kept)
  const isNew = access.kind === 'preview' && (kept === null || kept.starts_on === null)
  const locale = page !== null && isNew ? page : readerLocale(lead)
  return {
    leadId,
    personId: leadId,
    householdId,
    isShared: seats.filter(({ person_id }) => person_id !== null).length > 1,
    tableSize: Math.max(1, seats.length),
    joinedOn: seat === undefined ? today : utcDay(seat.joined_at),
    email: lead.email,
    hero,
    access,
    // A table has a plate for each; the number of those who eat the same is that of somebody who eats alone.
    settings: { ...settings, ...(seats.length > 1 ? { eaters: 1 } : {}) },
    formats: formatsIn(locale, kept && { ...kept, firstWeekday: kept.first_weekday }),
    page,
    usage: usageFor(settings.units, locale),
    startsOn: access.kind === 'full' ? (kept?.starts_on ?? today) : today,
    isAnchored: kept !== null && kept.starts_on !== null,
    today,
    reviews: kept === null ? [] : await reviewsOf(db, leadId),
    keptForGood: kept?.kept_for_good ?? false,
    choice,
    namesClasses: person?.names_classes ?? false,
    revision: household?.plan_revision ?? 0,
  }
}

/** Fixes the start of week 1 at the day of the first visit; later calls change nothing. */
export async function anchorPlan(
  trx: Trx,
  { householdId, today }: Pick<Member, 'householdId' | 'today'>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('households')
    .set({ starts_on: today, changed_at: now })
    .where('id', '=', householdId)
    .where('starts_on', 'is', null)
    .execute()
}

/**
 * Writes something about a person, unless they are erased: nothing may be written once a deletion has begun.
 * @throws Problem TOKEN_INVALID if the person is gone
 */
export function writeForPerson<T>(
  db: Database,
  personId: string,
  write: (trx: Trx, place: Place) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (trx) => {
    const place = await placeOfLead(trx, personId)
    if (place === null) throw new Problem('TOKEN_INVALID')
    return write(trx, place)
  })
}
