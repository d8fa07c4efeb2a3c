import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How it answers a request: a body with a status, no answer at all, or a cut connection. */
export type OpenFoodFactsScript =
  | { readonly kind: 'answer'; readonly status: number; readonly body: string }
  | { readonly kind: 'hang' }
  | { readonly kind: 'break' }

export type OpenFoodFactsPeer = {
  /** As in OPEN_FOOD_FACTS_URL. */
  readonly url: string
  /** The requests so far. */
  readonly asked: { readonly path: string; readonly fields: string | null; readonly userAgent: string | undefined }[]
  /** Sets the answer to later requests, by barcode; every other barcode is unknown. */
  readonly set: (barcode: string, script: OpenFoodFactsScript) => void
  readonly close: () => Promise<void>
}

const unknown = { code: '0', status: 0, status_verbose: 'product not found' }

/** A product as version 2 of the API returns it. */
export const productAnswer = (nutriments: object, more: object = {}): OpenFoodFactsScript => ({
  kind: 'answer',
  status: 200,
  body: JSON.stringify({
    status: 1,
    product: { product_name: 'Crunchy muesli', brands: 'Mill & Co,Other', nutriments, ...more },
  }),
})

/** A stand-in for version 2 of the API of Open Food Facts, as far as the app reads products. */
export async function openFoodFactsPeer(): Promise<OpenFoodFactsPeer> {
  const scripts = new Map<string, OpenFoodFactsScript>()
  const asked: OpenFoodFactsPeer['asked'] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://peer')
    asked.push({ path: pathname, fields: searchParams.get('fields'), userAgent: request.headers['user-agent'] })
    const script = scripts.get(/^\/api\/v2\/product\/(\d+)$/.exec(pathname)?.[1] ?? '')
    if (script === undefined) {
      response.writeHead(404, { 'content-type': 'application/json' }).end(JSON.stringify(unknown))
    } else if (script.kind === 'answer') {
      response.writeHead(script.status, { 'content-type': 'application/json' }).end(script.body)
    } else if (script.kind === 'break') request.socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The address of a server that listens on a port has this type.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    set: (barcode, script) => void scripts.set(barcode, script),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
