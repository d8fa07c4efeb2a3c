import { type Static, Type } from 'typebox'
import { Moment, orNull } from '#domain/api/fields.ts'
import { Product, ProductCode } from '#domain/product/product.ts'

const closed = { additionalProperties: false } as const

/** The digits of a barcode, 8 to 14 of them; whether they are right is said by a problem of its own. */
export const BarcodeParams = Type.Object({ barcode: Type.String({ pattern: '^\\d{8,14}$' }) })
export const ProductParams = Type.Object({ code: ProductCode })

/** What a member says of a pack. Of two changes the later one stays. */
export const OwnProductRequest = Type.Object(
  {
    product: Product,
    changedAt: Moment,
    /** The member has looked again at figures that contradict one another: the pack says so. */
    asPrinted: Type.Optional(Type.Boolean()),
  },
  closed,
)
export type OwnProductRequest = Static<typeof OwnProductRequest>

const OwnProduct = Type.Object({ code: ProductCode, product: Product, changedAt: Moment })
export type OwnProduct = Static<typeof OwnProduct>

/** A product as it stands now, which may be by a later change; null where it does not exist. */
export const KeptProduct = Type.Object({ kept: orNull(OwnProduct) })
export type KeptProduct = Static<typeof KeptProduct>

/** The member's own products, the newest first. */
export const OwnProductsView = Type.Object({ products: Type.Array(OwnProduct) })
export type OwnProductsView = Static<typeof OwnProductsView>

const figures = { basis: Product.properties.basis, values: Product.properties.values } as const

/** What is known of a barcode, and from where. */
export const FoundProduct = Type.Union([
  Type.Object({ source: Type.Literal('own'), product: Product }),
  /** Several members read the same from their packs; without a name where they call it differently. */
  Type.Object({ source: Type.Literal('members'), name: orNull(Type.String()), ...figures }),
  /** By Open Food Facts, whose licence asks for its name and a link. Doubtful figures contradict one another. */
  Type.Object({
    source: Type.Literal('open-food-facts'),
    product: Product,
    isDoubtful: Type.Boolean(),
    link: Type.String(),
  }),
  Type.Object({ source: Type.Literal('none') }),
])
export type FoundProduct = Static<typeof FoundProduct>
