import { type Static, Type } from 'typebox'
import { OwnProductRequest } from '#domain/api/member/food-products.ts'
import { ProductCode } from '#domain/product/product.ts'

/** An own product that has not reached the server. */
export const QueuedProduct = Type.Object({ code: ProductCode, said: OwnProductRequest })
export type QueuedProduct = Readonly<Static<typeof QueuedProduct>>
