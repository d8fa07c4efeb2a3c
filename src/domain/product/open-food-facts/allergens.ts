import type { MemberRestriction } from '#domain/answers/member-restrictions.ts'
import type { ForeignProduct } from '#domain/product/foreign-product.ts'
import { type Entry, textOf, textsOf } from './entry.ts'

/** What of ours a tag of Open Food Facts' own list of allergens means. */
const tags: Readonly<Record<string, readonly MemberRestriction[]>> = {
  'en:gluten': ['GLUTEN'],
  'en:wheat': ['GLUTEN'],
  'en:eggs': ['EGGS'],
  'en:milk': ['DAIRY'],
  'en:nuts': ['TREE_NUTS'],
  'en:peanuts': ['PEANUTS'],
  'en:soybeans': ['SOY'],
  'en:sesame-seeds': ['SESAME'],
  'en:fish': ['FISH', 'SEAFOOD'],
  'en:crustaceans': ['CRUSTACEANS', 'SEAFOOD'],
  'en:molluscs': ['MOLLUSCS', 'SEAFOOD'],
  'en:celery': ['CELERY'],
  'en:mustard': ['MUSTARD'],
  'en:lupin': ['LUPIN'],
  'en:sulphur-dioxide-and-sulphites': ['SULPHITES'],
}

function named(product: Entry, field: string): MemberRestriction[] {
  const list = textsOf(product[`${field}_tags`])
  const written = list.length > 0 ? list : textOf(product[field]).split(',')
  return [...new Set(written.flatMap((tag) => tags[tag.trim().toLowerCase()] ?? []))]
}

/** The allergens that an answer names. That one is not named does not mean that it is not in the product. */
export function allergensOf(product: Entry): Pick<ForeignProduct, 'contains' | 'mayContain'> {
  const contains = named(product, 'allergens')
  return { contains, mayContain: named(product, 'traces').filter((each) => !contains.includes(each)) }
}
