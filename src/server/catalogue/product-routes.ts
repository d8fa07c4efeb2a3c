import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { ProductsQuery, ProductsReply } from '#domain/api/products.ts'
import { routes } from '#domain/api/routes.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { etagOf, hasCurrentCopy } from '#server/http/etag.ts'
import { refusals } from '#server/http/refusals.ts'
import { type Bearer, optionalBearer } from '#server/leads/authentication.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import { type Offer, offersOnSale } from './offers.ts'
import { createOffersCache } from './offers-cache.ts'
import { offersForReturning, renewalDaysBefore } from './personal-price.ts'
import { productView } from './product-view.ts'

type ProductsJson = { readonly json: string; readonly etag: string }

function productsJson(offers: readonly Offer[], ids: readonly string[]): ProductsJson {
  const products = offers.filter((offer) => ids.includes(offer.id)).map(productView)
  const json = JSON.stringify(products)
  return { json, etag: etagOf(json) }
}

/** Caches serialised replies by the requested ids, as long as the offers are the same array. */
function createJsonCache(): (offers: readonly Offer[], ids: readonly string[]) => ProductsJson {
  const MAX_REPLIES = 100
  let source: readonly Offer[] | undefined
  const cached = new Map<string, ProductsJson>()
  return (offers, ids) => {
    if (offers !== source || cached.size >= MAX_REPLIES) cached.clear()
    source = offers
    const name = ids.join(' ')
    const entry = cached.get(name) ?? productsJson(offers, ids)
    cached.set(name, entry)
    return entry
  }
}

/** Sends JSON as text, which Node writes together with the headers; bytes would be a second write. */
const sendJson = (reply: FastifyReply, json: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(json)

/** The plans for one lead: a returning customer gets no introductory price, and sees which plan they had. */
async function productsForBearer(db: Database, bearer: Bearer, livemode: boolean): Promise<ProductsReply> {
  const offers = await offersOnSale(db, livemode)
  const had = await renewalDaysBefore(db, bearer, livemode)
  if (had === null) return offers.map(productView)
  return offersForReturning(offers).map((offer) => ({
    ...productView(offer),
    ...(offer.terms.renewalDays === had ? { hadBefore: true as const } : {}),
  }))
}

/**
 * The plans on offer, by id; with a bearer token, at its lead's prices. Ids that are not sold in this mode are left
 * out.
 */
export function productRoutes(services: Services): RouteGroup {
  const { db, config, now } = services
  const currentOffers = createOffersCache(
    () => offersOnSale(db, config.paymentsEnv === 'live'),
    () => now().getTime(),
  )
  const jsonFor = createJsonCache()
  const schema = {
    summary: 'Plans on offer, by id',
    querystring: ProductsQuery,
    response: {
      200: ProductsReply,
      304: Type.Null({ description: 'Nothing has changed since the given ETag.' }),
      ...refusals('QUERY_INVALID'),
    },
  }
  return async (app) => {
    app.get(routes.products, { schema }, async (request, reply) => {
      const { authorization } = request.headers
      if (authorization !== undefined) {
        const bearer = await optionalBearer(services, authorization)
        if (bearer !== null) {
          const products = await productsForBearer(db, bearer, config.paymentsEnv === 'live')
          return reply.send(products.filter(({ id }) => request.query.ids.includes(id)))
        }
      }
      const entry = jsonFor(await currentOffers(), request.query.ids)
      reply.header('etag', entry.etag).header('cache-control', 'max-age=60').header('vary', 'authorization')
      if (hasCurrentCopy(request.headers['if-none-match'], entry.etag)) return reply.code(304).send(null)
      return sendJson(reply, entry.json)
    })
  }
}
