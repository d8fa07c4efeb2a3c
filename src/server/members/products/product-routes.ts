import {
  BarcodeParams,
  FoundProduct,
  KeptProduct,
  OwnProductRequest,
  OwnProductsView,
  ProductParams,
} from '#domain/api/member/food-products.ts'
import { routes } from '#domain/api/routes.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { bodyRefusals, refusals } from '#server/http/refusals.ts'
import { bearer, DayQuery, fullRefusals } from '#server/members/member/authenticate-member.ts'
import type { MemberArea } from '#server/members/member/member-area.ts'
import { findProduct } from './find-product.ts'
import { createForeignProducts } from './foreign-products.ts'
import { forgetOwnProduct, keepOwnProduct, ownProducts } from './own-products.ts'

const listing = {
  summary: "The member's own products, the newest first",
  security: bearer,
  querystring: DayQuery,
  response: { 200: OwnProductsView, ...refusals(...fullRefusals) },
}
const keeping = {
  summary: 'Store what a pack says; of two changes the later one wins',
  security: bearer,
  params: ProductParams,
  querystring: DayQuery,
  body: OwnProductRequest,
  response: {
    200: KeptProduct,
    ...refusals(...bodyRefusals, ...fullRefusals, 'BARCODE_INVALID', 'PACK_DOUBTFUL', 'PRODUCTS_FULL'),
  },
}
const forgetting = {
  summary: 'Delete a product, whether or not it exists',
  security: bearer,
  params: ProductParams,
  querystring: DayQuery,
  response: { 200: KeptProduct, ...refusals(...fullRefusals) },
}
const finding = {
  summary: 'Look up a barcode',
  security: bearer,
  params: BarcodeParams,
  querystring: DayQuery,
  response: { 200: FoundProduct, ...refusals(...fullRefusals, 'BARCODE_INVALID') },
}

/** Packs: what members read from them, and looking up their numbers. */
export function foodProductRoutes({ services, authenticate }: MemberArea): RouteGroup {
  const { db } = services
  const foreign = createForeignProducts(services)
  return async (app) => {
    app.get(routes.memberProducts, { schema: listing }, async (request) => {
      const { personId } = await authenticate.member(request)
      return ownProducts(db, personId)
    })

    app.put(routes.memberProduct, { schema: keeping }, async (request) => {
      const member = await authenticate.member(request)
      return keepOwnProduct(services, member, request.params.code, request.body)
    })

    app.delete(routes.memberProduct, { schema: forgetting }, async (request) =>
      forgetOwnProduct(services, await authenticate.member(request), request.params.code),
    )

    app.get(routes.memberBarcode, { schema: finding }, async (request) => {
      const { personId } = await authenticate.member(request)
      return findProduct({ db, foreign, log: request.log }, personId, request.params.barcode)
    })
  }
}
