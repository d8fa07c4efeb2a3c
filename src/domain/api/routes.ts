/** The addresses of the HTTP interface, spelt once. `:id` is filled by `orderRoute`. */
export const routes = {
  products: '/api/v2/subscription-products-by-ids',
  settings: '/api/v2/settings',
  ip: '/api/v2/ip',
  geo: '/api/v2/geo',
  device: '/api/v2/device',
  leads: '/api/v2/leads',
  resume: '/api/v2/resume',
  orders: '/api/v2/orders',
  order: '/api/v2/orders/:id',
  openapi: '/api/v2/openapi.json',
} as const

export const orderRoute = (id: string): string => routes.order.replace(':id', encodeURIComponent(id))

/** Base path of the web app. */
export const BASE = '/v3'

/** Header that makes a repeated request answer like the first one. Its value is a secret random UUID of the client. */
export const IDEMPOTENCY_KEY = 'idempotency-key'
/** Header with the secret of an order, given when the order was made. */
export const ORDER_SECRET = 'order-secret'
