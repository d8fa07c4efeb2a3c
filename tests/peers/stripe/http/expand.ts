import type Stripe from 'stripe'
import { intentOf } from '../objects/payment-intents.ts'
import { invalid } from '../refusal.ts'
import { thingOf, type World } from '../world.ts'

type Json = { [key: string]: unknown }
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Maximum depth of an expansion. */
const LEVELS = 4

/** A copy of an object in which ids are replaced by objects where requested. */
export function expanded(world: World, object: object, paths: readonly string[] = []): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(object))
  for (const path of paths) {
    const parts = path.split('.')
    if (parts.length > LEVELS) throw invalid('You cannot expand more than 4 levels of a property.', { param: 'expand' })
    expandAt(world, copy, parts)
  }
  return copy
}

function expandAt(world: World, node: unknown, [part, ...rest]: readonly string[]): void {
  if (part === undefined) return
  if (Array.isArray(node)) {
    for (const each of node) expandAt(world, each, [part, ...rest])
    return
  }
  if (!isJson(node)) return
  const secret =
    part === 'confirmation_secret' && node['object'] === 'invoice' ? secretOf(world, String(node['id'])) : undefined
  if (secret !== undefined) node[part] = secret
  if (!(part in node)) throw invalid(`This property cannot be expanded (${part}).`, { param: 'expand' })
  const value = node[part]
  if (typeof value === 'string') node[part] = JSON.parse(JSON.stringify(thingOf(world, value) ?? value))
  const next = node[part]
  expandAt(world, next, rest)
}

const secretOf = (world: World, invoice: string): Stripe.Invoice.ConfirmationSecret | null => {
  const secret = intentOf(world, invoice)?.client_secret
  return secret === undefined || secret === null ? null : { client_secret: secret, type: 'payment_intent' }
}
