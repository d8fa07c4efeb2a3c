import { Ajv, type ValidateFunction } from 'ajv'
import { invalid } from '../refusal.ts'

// Request schemas as PayPal publishes them (billing_subscriptions_v1, payments_payment_v2, notifications_webhooks_v1),
// narrowed to what the app sends: unlisted fields are refused, so that nothing is sent unnoticed.

const object = (required: readonly string[], properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
})
const text = (maxLength: number, pattern?: string) => ({
  type: 'string',
  minLength: 1,
  maxLength,
  ...(pattern === undefined ? {} : { pattern }),
})
const oneOf = (...words: readonly string[]) => ({ type: 'string', enum: words })

const money = object(['currency_code', 'value'], {
  currency_code: text(3, '^[A-Z]{3}$'),
  value: text(32, '^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$'),
})
const address = text(4000, '^https?://')

const context = object(['return_url', 'cancel_url'], {
  brand_name: text(127),
  locale: { ...text(10, '^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}))?$'), minLength: 2 },
  shipping_preference: oneOf('GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS'),
  user_action: oneOf('CONTINUE', 'SUBSCRIBE_NOW'),
  payment_method: object([], {
    payer_selected: text(255, '^[0-9A-Z_]+$'),
    payee_preferred: oneOf('UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED'),
  }),
  return_url: address,
  cancel_url: address,
})
const planId = { ...text(50, '^[A-Za-z0-9-]+$'), minLength: 3 }
const plan = object([], {
  billing_cycles: {
    type: 'array',
    minItems: 1,
    maxItems: 12,
    items: object(['sequence'], {
      sequence: { type: 'integer', minimum: 1, maximum: 99 },
      total_cycles: { type: 'integer', minimum: 0, maximum: 999 },
      pricing_scheme: object(['fixed_price'], { fixed_price: money }),
    }),
  },
})

const createSubscription = object(['plan_id'], {
  plan_id: planId,
  custom_id: text(127, '^[\\x20-\\x7E]+$'),
  application_context: context,
  plan,
})

const revise = object(['plan_id'], { plan_id: planId, application_context: context, plan })

const patch = {
  type: 'array',
  minItems: 1,
  maxItems: 32767,
  items: object(['op', 'path'], {
    op: oneOf('add', 'remove', 'replace', 'move', 'copy', 'test'),
    path: text(2000, '^/plan/billing_cycles/@sequence==[0-9]+/pricing_scheme/fixed_price$|^/start_time$'),
    value: { anyOf: [money, text(64, '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$')] },
  }),
}

const refund = object([], {
  amount: money,
  custom_id: text(127, '^[A-Za-z0-9-_.,]*$'),
  invoice_id: text(127),
  note_to_payer: text(255),
})

const capture = object(['note', 'capture_type', 'amount'], {
  note: text(128),
  capture_type: oneOf('OUTSTANDING_BALANCE'),
  amount: money,
})

const verification = {
  ...object(
    [
      'auth_algo',
      'cert_url',
      'transmission_id',
      'transmission_sig',
      'transmission_time',
      'webhook_id',
      'webhook_event',
    ],
    {
      auth_algo: text(100, '^[a-zA-Z0-9]+$'),
      cert_url: text(500),
      transmission_id: text(50, '^(?!\\d+$)\\w+\\S+'),
      transmission_sig: text(500, '^(?!\\d+$)\\w+\\S+'),
      transmission_time: text(100),
      webhook_id: text(50, '^[a-zA-Z0-9]+$'),
      webhook_event: { type: 'object' },
    },
  ),
}

const shapes = {
  createSubscription,
  revise,
  patch,
  reason: object(['reason'], { reason: text(128) }),
  refund,
  capture,
  evidence: object(['evidences'], {
    evidences: {
      type: 'array',
      minItems: 1,
      maxItems: 100,
      items: object(['evidence_type', 'notes'], { evidence_type: oneOf('OTHER'), notes: text(2000) }),
    },
  }),
  verification,
} as const
export type ShapeName = keyof typeof shapes

const ajv = new Ajv({ strict: false })
const checks = new Map<ShapeName, ValidateFunction>()

/** Validates a request. @throws Refusal 400 */
export function wellFormed(name: ShapeName, content: unknown): void {
  const check = checks.get(name) ?? ajv.compile(shapes[name])
  checks.set(name, check)
  if (check(content)) return
  const [error] = check.errors ?? []
  throw invalid(error?.keyword === 'required' ? 'MISSING_REQUIRED_PARAMETER' : 'INVALID_PARAMETER_SYNTAX')
}
