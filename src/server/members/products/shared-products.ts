import { sql } from 'kysely'
import { Type } from 'typebox'
import type { FoundProduct } from '#domain/api/member/food-products.ts'
import { agreedPack, type PackWitness } from '#domain/product/agreement.ts'
import { Product } from '#domain/product/product.ts'
import { plusDays } from '#domain/time.ts'
import type { Database } from '#server/platform/db/database.ts'
import { checkerOf } from '#server/platform/schema/checker.ts'
import type { Services } from '#server/services.ts'

/** The most packs compared: more than enough to find some that agree. */
const WITNESSES = 50

const storedProduct = checkerOf(Product)
const storedFigures = checkerOf(Type.Pick(Product, ['basis', 'values']))

/** A person counts as a witness with an account of this age and a diary of as many days: neither is quickly made. */
const WITNESS_AGE_DAYS = 14
const WITNESS_DIARY_DAYS = 5
/** What was read longer ago counts no more: of a recipe that changed, all that is read is new after it. */
const WITNESS_READ_DAYS = 365

/** What members read from packs with this number, the newest first. Leads with the same address are one person. */
async function witnessesOf(db: Database, gtin: string, now: Date): Promise<readonly PackWitness[]> {
  const rows = await db
    .selectFrom('own_products')
    .innerJoin('leads', 'leads.id', 'own_products.person_id')
    .select(['own_products.content', 'leads.email'])
    .where('own_products.code', '=', gtin)
    .where('own_products.content', 'is not', null)
    .where('own_products.changed_at', '>=', plusDays(now, -WITNESS_READ_DAYS))
    .where('leads.erased_at', 'is', null)
    .where('leads.created_at', '<=', plusDays(now, -WITNESS_AGE_DAYS))
    .where(
      sql<boolean>`(select count(distinct day) from diary_records d where d.person_id = own_products.person_id) >= ${WITNESS_DIARY_DAYS}`,
    )
    .orderBy('own_products.changed_at', 'desc')
    .limit(WITNESSES)
    .execute()
  return rows.flatMap(({ content, email }) =>
    storedProduct.Check(content) ? [{ ...content, person: email.toLowerCase() }] : [],
  )
}

/**
 * Shares a product with all members once the packs of several agree on it. Call it after a member's reading is stored:
 * then of two concurrent calls at least the second sees both readings.
 */
export async function shareAgreed({ db, now }: Pick<Services, 'db' | 'now'>, gtin: string): Promise<void> {
  const agreed = agreedPack(await witnessesOf(db, gtin, now()))
  if (agreed === null) return
  await db
    .insertInto('shared_products')
    .values({
      gtin,
      name: agreed.name,
      basis: JSON.stringify(agreed.basis),
      figures: JSON.stringify(agreed.values),
      changed_at: now(),
    })
    .onConflict((conflict) =>
      conflict
        .column('gtin')
        .doUpdateSet({
          name: sql`coalesce(excluded.name, shared_products.name)`,
          basis: sql`excluded.basis`,
          figures: sql`excluded.figures`,
          changed_at: sql`excluded.changed_at`,
        })
        // What an operator has removed stays away.
        .where('shared_products.removed_at', 'is', null),
    )
    .execute()
}

type SharedProduct = Extract<FoundProduct, { source: 'members' }>

/** The product that several members agree on; null if they do not. */
export async function sharedProduct(db: Database, gtin: string): Promise<SharedProduct | null> {
  const row = await db
    .selectFrom('shared_products')
    .select(['name', 'basis', 'figures'])
    .where('gtin', '=', gtin)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  const figures = { basis: row?.basis, values: row?.figures }
  return row !== undefined && storedFigures.Check(figures) ? { source: 'members', name: row.name, ...figures } : null
}
