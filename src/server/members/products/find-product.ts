import type { FoundProduct } from '#domain/api/member/food-products.ts'
import { Problem } from '#domain/problem.ts'
import { readGtin } from '#domain/product/gtin.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { ForeignProducts } from './foreign-products.ts'
import { ownProduct } from './own-products.ts'
import { sharedProduct } from './shared-products.ts'

/**
 * Looks up a barcode: the member's own reading first, then Open Food Facts, then what several members agree on, which
 * never takes the place of a product that is known. Shops may
 * use numbers of their own for different things, so for such a number only the member's own reading counts.
 * @throws Problem BARCODE_INVALID if it is not a barcode, or not one of a food
 */
export async function findProduct(
  { db, foreign, log }: { readonly db: Database; readonly foreign: ForeignProducts; readonly log: Pick<Log, 'warn'> },
  personId: string,
  barcode: string,
): Promise<FoundProduct> {
  const read = readGtin(barcode)
  if (read.kind !== 'gtin' || read.use === 'not-food') throw new Problem('BARCODE_INVALID', 'barcode')
  const own = await ownProduct(db, personId, read.gtin)
  if (own !== null) return { source: 'own', product: own.product }
  if (read.use === 'shop') return { source: 'none' }
  return (await foreign(read.gtin, log)) ?? (await sharedProduct(db, read.gtin)) ?? { source: 'none' }
}
