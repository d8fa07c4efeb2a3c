import type { EaterView, HouseholdView } from '#domain/api/member/household.ts'
import { type EaterRow, eatersOf, personsIn } from '#server/households/eaters.ts'
import { payersOf } from '#server/households/payers.ts'
import type { Member } from '#server/members/member/member.ts'
import type { Services } from '#server/services.ts'
import { settingsOfEater } from './eater-rules.ts'
import { openInvitations } from './invitations.ts'
import { ownPlans } from './own-plans.ts'

type ViewContext = {
  readonly you: string
  readonly cookId: string | null
  readonly showing: ReadonlySet<string>
  readonly foods: ReadonlyMap<string, string>
}

function eaterView(row: EaterRow, { you, cookId, showing, foods }: ViewContext): readonly EaterView[] {
  const { id, name, kind, person_id: personId, age, appetite } = row
  if (personId !== null) {
    const of = { isYou: personId === you, isCook: personId === cookId, showsWeight: showing.has(personId) }
    return [{ kind: 'adult', id, name, ...of }]
  }
  return kind === 'adult' || age === null || appetite === null
    ? []
    : [
        {
          ...{ kind, id, name, age, appetite, ...settingsOfEater(row) },
          banned: row.banned.map((food) => ({ id: food, name: foods.get(food) ?? food })),
        },
      ]
}

/** Who eats in a member's household, and who pays. Nothing of anybody's body is in it. */
export async function householdView(
  { db, now, config, plannerPool }: Pick<Services, 'db' | 'now' | 'config' | 'plannerPool'>,
  { personId, householdId, access }: Member,
): Promise<HouseholdView> {
  const eaters = await eatersOf(db, householdId)
  const household = await db.selectFrom('households').select('cook_id').where('id', '=', householdId).executeTakeFirst()
  const persons = personsIn(eaters)
  const shown =
    persons.length === 0
      ? []
      : await db
          .selectFrom('persons')
          .select('id')
          .where('id', 'in', persons)
          .where('shows_weight', '=', true)
          .execute()
  const banned = eaters.flatMap((eater) => eater.banned)
  const at = {
    you: personId,
    cookId: household?.cook_id ?? null,
    foods: banned.length === 0 ? new Map() : await plannerPool.foodNames(banned),
    showing: new Set(shown.map(({ id }) => id)),
  }
  const invitations = await openInvitations(db, householdId, now())
  const payers = await payersOf(db, householdId, config.paymentsEnv === 'live')
  return {
    eaters: eaters.flatMap((row) => eaterView(row, at)),
    invitations: invitations.map(({ id, lead_id, created_at, expires_at }) => ({
      ...{ id, madeAt: created_at.toISOString(), until: expires_at.toISOString(), byYou: lead_id === personId },
    })),
    terms: config.householdJoining,
    paidByYou: payers.some(({ leadId }) => leadId === personId),
    paidUntil: access.kind === 'full' ? access.until.toISOString() : null,
    renews: payers.some(({ isEnding }) => !isEnding),
    ownPlans: await ownPlans(db, config),
  }
}
