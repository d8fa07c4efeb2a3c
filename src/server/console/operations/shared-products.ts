import { Type } from 'typebox'
import type { SharedProductsReply } from '#domain/api/console/operations.ts'
import { Problem } from '#domain/problem.ts'
import { Product } from '#domain/product/product.ts'
import type { Database } from '#server/platform/db/database.ts'
import { checkerOf } from '#server/platform/schema/checker.ts'

/** The most products that are shown. */
const SHOWN = 500

const storedFigures = checkerOf(Type.Pick(Product, ['basis', 'values']))

/** Products that members are shown because others agreed on them, the newest first. */
export async function listSharedProducts(db: Database): Promise<SharedProductsReply> {
  const rows = await db
    .selectFrom('shared_products')
    .select(['gtin', 'name', 'basis', 'figures', 'changed_at'])
    .where('removed_at', 'is', null)
    .orderBy('changed_at', 'desc')
    .limit(SHOWN)
    .execute()
  return {
    products: rows.flatMap(({ gtin, name, basis, figures, changed_at }) => {
      const shared = { basis, values: figures }
      if (!storedFigures.Check(shared)) return []
      const amount = shared.basis.per === '100' ? 100 : shared.basis.serving
      const agreedAt = changed_at.toISOString()
      return [{ gtin, name, energy: shared.values.energy, basis: `${amount} ${shared.basis.unit}`, agreedAt }]
    }),
  }
}

/** Takes a shared product back for good; one that was removed before is left unchanged. @throws Problem SHARED_PRODUCT_UNKNOWN */
export async function removeSharedProduct(db: Database, gtin: string, now: Date): Promise<void> {
  const known = await db.selectFrom('shared_products').select('gtin').where('gtin', '=', gtin).executeTakeFirst()
  if (known === undefined) throw new Problem('SHARED_PRODUCT_UNKNOWN')
  await db
    .updateTable('shared_products')
    .set({ removed_at: now })
    .where('gtin', '=', gtin)
    .where('removed_at', 'is', null)
    .execute()
}
