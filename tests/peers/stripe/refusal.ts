/** An error reply of Stripe. */
export class StripeRefusal extends Error {
  override readonly name = 'StripeRefusal'
  readonly status: number
  readonly body: { readonly error: Readonly<Record<string, unknown>> }

  constructor(status: number, error: { readonly type: string; readonly message: string } & Record<string, unknown>) {
    super(error.message)
    this.status = status
    this.body = { error }
  }
}

export const invalid = (message: string, more: Readonly<Record<string, unknown>> = {}, status = 400): StripeRefusal =>
  new StripeRefusal(status, { type: 'invalid_request_error', message, ...more })

/** @throws StripeRefusal if there is no such object */
export function found<T>(what: string, table: ReadonlyMap<string, T>, id: string, param = 'id'): T {
  const thing = table.get(id)
  if (thing !== undefined) return thing
  throw invalid(`No such ${what}: '${id}'`, { code: 'resource_missing', param }, param === 'id' ? 404 : 400)
}
