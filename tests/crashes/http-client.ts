export type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> }
export type Request = {
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
  /** From this machine, not from a new address. */
  readonly isLocal?: boolean
}

/** ms after which a request counts as lost. */
const TIMEOUT_MS = 120_000

/** The session cookies from answers, by the token of the request: each token stands for a separate browser. */
const cookies = new Map<string, string>()

/** Sends a request to an app, from a new address unless the headers say otherwise. @throws if no answer comes */
export async function sendRequest(url: string, request: Request): Promise<Answer> {
  const { method = 'GET', body, headers = {}, isLocal = false } = request
  const browser = headers['authorization'] ?? ''
  const cookie = cookies.get(browser)
  const answer = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body }),
    headers: {
      ...(isLocal ? {} : { 'x-forwarded-for': newAddress() }),
      ...(cookie === undefined ? {} : { cookie }),
      ...headers,
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const [given] = answer.headers.get('set-cookie')?.split(';', 1) ?? []
  if (given !== undefined && browser !== '') cookies.set(browser, given)
  const said = await answer.text()
  return { status: answer.status, body: said === '' ? {} : JSON.parse(said) }
}

let addresses = 0
/** Each request comes from a different address, so that no rate limit is reached. */
function newAddress(): string {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}
