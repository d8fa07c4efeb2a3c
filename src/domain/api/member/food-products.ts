import { type Static, Type } from 'typebox'
import { Moment, orNull } from '#domain/api/fields.ts'
import { ForeignProduct } from '#domain/product/foreign-product.ts'
import { Product, ProductCode } from '#domain/product/product.ts'

const closed = { additionalProperties: false } as const

/** The digits of a barcode, 8 to 14 of them. A wrong check digit is reported by a problem of its own. */
export const BarcodeParams = Type.Object({ barcode: Type.String({ pattern: '^\\d{8,14}$' }) })
export const ProductParams = Type.Object({ code: ProductCode })

/** A product as the member read it from a pack. Of two changes the later one wins. */
export const OwnProductRequest = Type.Object(
  {
    product: Product,
    changedAt: Moment,
    /** The member has checked figures that contradict each other, and the pack really shows them. */
    asPrinted: Type.Optional(Type.Boolean()),
  },
  closed,
)
export type OwnProductRequest = Static<typeof OwnProductRequest>

const OwnProduct = Type.Object({ code: ProductCode, product: Product, changedAt: Moment })
export type OwnProduct = Static<typeof OwnProduct>

/** The current state of a product, which may come from a later change; null if it does not exist. */
export const KeptProduct = Type.Object({ kept: orNull(OwnProduct) })
export type KeptProduct = Static<typeof KeptProduct>

/** The member's own products, the newest first. */
export const OwnProductsView = Type.Object({ products: Type.Array(OwnProduct) })
export type OwnProductsView = Static<typeof OwnProductsView>

const figures = { basis: Product.properties.basis, values: Product.properties.values } as const

const foreignFields = {
  link: Type.String(),
  ...Type.Pick(ForeignProduct, ['isPrepared', 'contains', 'mayContain']).properties,
} as const

/** What is known about a barcode, and the source. */
export const FoundProduct = Type.Union([
  Type.Object({ source: Type.Literal('own'), product: Product }),
  /** Several members read the same figures from their packs; the name is null if they call it differently. */
  Type.Object({ source: Type.Literal('members'), name: orNull(Type.String()), ...figures }),
  /**
   * From Open Food Facts, whose licence requires its name and a link. Figures are doubtful if they contradict each
   * other.
   */
  Type.Object({
    source: Type.Literal('open-food-facts'),
    product: Product,
    isDoubtful: Type.Boolean(),
    doubtful: ForeignProduct.properties.doubtful,
    ...foreignFields,
  }),
  /** The same where a needed figure, the size of the serving or the name is missing. */
  Type.Object({
    source: Type.Literal('open-food-facts-part'),
    ...Type.Pick(ForeignProduct, ['name', 'basis', 'values', 'doubtful']).properties,
    ...foreignFields,
  }),
  Type.Object({ source: Type.Literal('none') }),
])
export type FoundProduct = Static<typeof FoundProduct>
