import { sql } from 'kysely'
import type { KeptProduct, OwnProduct, OwnProductRequest, OwnProductsView } from '#domain/api/member/food-products.ts'
import { Problem } from '#domain/problem.ts'
import { packDoubts } from '#domain/product/check-values.ts'
import { readGtin } from '#domain/product/gtin.ts'
import { Product } from '#domain/product/product.ts'
import { productLimits } from '#domain/product/product-limits.ts'
import { type Member, writeForPerson } from '#server/members/member/member.ts'
import { momentSaid } from '#server/members/member/moment-said.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { checkerOf } from '#server/platform/schema/checker.ts'
import type { Services } from '#server/services.ts'
import { shareAgreed } from './shared-products.ts'

const storedProduct = checkerOf(Product)

/** A member's products, the newest first. */
export async function ownProducts(db: Database, personId: string): Promise<OwnProductsView> {
  const rows = await db
    .selectFrom('own_products')
    .select(['code', 'content', 'changed_at'])
    .where('person_id', '=', personId)
    .where('content', 'is not', null)
    .orderBy('changed_at', 'desc')
    .orderBy('code')
    .limit(productLimits.products)
    .execute()
  return {
    products: rows.flatMap(({ code, content, changed_at }): readonly OwnProduct[] =>
      storedProduct.Check(content) ? [{ code, product: content, changedAt: changed_at.toISOString() }] : [],
    ),
  }
}

/** A member's product with this code, if they have one. */
export async function ownProduct(db: Database, personId: string, code: string): Promise<OwnProduct | null> {
  const row = await db
    .selectFrom('own_products')
    .select(['content', 'changed_at'])
    .where('person_id', '=', personId)
    .where('code', '=', code)
    .executeTakeFirst()
  if (row === undefined || !storedProduct.Check(row.content)) return null
  return { code, product: row.content, changedAt: row.changed_at.toISOString() }
}

/**
 * Returns the GTIN of a code of digits. Null for other codes, and for numbers that only mean something in one shop.
 * @throws Problem BARCODE_INVALID if the digits are not a barcode, or not one of a food
 */
function gtinOf(code: string): string | null {
  if (!/^\d+$/.test(code)) return null
  const read = readGtin(code)
  if (read.kind !== 'gtin' || read.use === 'not-food') throw new Problem('BARCODE_INVALID', 'code')
  return read.use === 'product' ? read.gtin : null
}

/**
 * Stores what a member read from a pack. Of two changes to one product the later one wins, in whatever order and
 * however often they arrive.
 * @throws Problem BARCODE_INVALID, PACK_DOUBTFUL if figures contradict each other and the member has not confirmed
 * them, PRODUCTS_FULL
 */
export async function keepOwnProduct(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { personId }: Pick<Member, 'personId'>,
  code: string,
  { product, changedAt, asPrinted = false }: OwnProductRequest,
): Promise<KeptProduct> {
  const gtin = gtinOf(code)
  if (!asPrinted && packDoubts(product.basis, product.values).length > 0) {
    throw new Problem('PACK_DOUBTFUL', 'product.values')
  }
  await write(db, personId, { code, product, changedAt: momentSaid(changedAt, now()) })
  if (gtin !== null) await shareAgreed({ db, now }, gtin)
  return { kept: await ownProduct(db, personId, code) }
}

/** Deletes a product, whether or not it exists. Diaries keep what was eaten of it. */
export async function forgetOwnProduct(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { personId }: Pick<Member, 'personId'>,
  code: string,
): Promise<KeptProduct> {
  await write(db, personId, { code, product: null, changedAt: now() })
  return { kept: await ownProduct(db, personId, code) }
}

/** Whether the member's other products have reached the limit. */
async function isFull(trx: Trx, personId: string, code: string): Promise<boolean> {
  const held = await trx
    .selectFrom('own_products')
    .select(({ fn }) => fn.count<string>('content').as('count'))
    .where('person_id', '=', personId)
    .where('code', '!=', code)
    .executeTakeFirstOrThrow()
  return Number(held.count) >= productLimits.products
}

/**
 * Keeps only the newest deletions. As long as one is kept, an older change to that product that arrives late is
 * ignored.
 */
async function dropOldForgotten(trx: Trx, personId: string): Promise<void> {
  const newestFirst = trx
    .selectFrom('own_products')
    .select('code')
    .where('person_id', '=', personId)
    .where('content', 'is', null)
    .orderBy('changed_at', 'desc')
    .orderBy('code')
  await trx
    .deleteFrom('own_products')
    .where('person_id', '=', personId)
    .where('code', 'in', newestFirst.offset(productLimits.forgotten))
    .execute()
}

type Change = { readonly code: string; readonly product: Product | null; readonly changedAt: Date }

function write(db: Database, personId: string, { code, product, changedAt }: Change): Promise<void> {
  return writeForPerson(db, personId, async (trx) => {
    if (product !== null && (await isFull(trx, personId, code))) throw new Problem('PRODUCTS_FULL')
    await trx
      .insertInto('own_products')
      .values({
        person_id: personId,
        code,
        content: product === null ? null : JSON.stringify(product),
        changed_at: changedAt,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['person_id', 'code'])
          .doUpdateSet({ content: sql`excluded.content`, changed_at: sql`excluded.changed_at` })
          // The content breaks ties between changes of the same moment, so the result does not depend on their order.
          .where(
            sql<boolean>`(excluded.changed_at, coalesce(excluded.content::text, '')) > (own_products.changed_at, coalesce(own_products.content::text, ''))`,
          ),
      )
      .execute()
    if (product === null) await dropOldForgotten(trx, personId)
  })
}
