import { type Static, Type } from 'typebox'
import { OwnProductRequest } from '#domain/api/member/food-products.ts'
import { ProductCode } from '#domain/product/product.ts'

/** What was read from a pack on this device and the server does not have. */
export const QueuedProduct = Type.Object({ code: ProductCode, said: OwnProductRequest })
export type QueuedProduct = Readonly<Static<typeof QueuedProduct>>
