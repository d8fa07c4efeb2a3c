import type { OrderReply } from '#domain/api/orders.ts'
import { postLead, postOrder } from './client.ts'

/** What the app has acknowledged and must not lose. */
export type Acknowledged = { readonly leads: string[]; readonly orders: OrderReply[] }

/** Requests without an answer so far. Sent again with the same key, they must be carried out once. */
type Open = { readonly leadKey: string; readonly orderKey: string; token: string | null }

export type Writers = {
  /** Stops writing; `finish` repeats the requests that are still open. */
  stop(): Promise<void>
  /** Repeats every request that has no answer yet. Returns how many there were. */
  finish(): Promise<number>
}

/** Several visitors at once, each leaving an address and buying a plan, one after the other without a pause. */
export function startWriters(url: string, count: number, acknowledged: Acknowledged): Writers {
  let writing = true
  let open: Open[] = []

  /** One visitor from the first request to the last answer. */
  async function visit(visitor: Open): Promise<boolean> {
    if (visitor.token === null) {
      visitor.token = await postLead(url, visitor.leadKey)
      if (visitor.token === null) return false
      acknowledged.leads.push(visitor.token)
    }
    const order = await postOrder(url, visitor.token, visitor.orderKey)
    if (order !== null) acknowledged.orders.push(order)
    return order !== null
  }

  async function write(): Promise<void> {
    while (writing) {
      const visitor: Open = { leadKey: crypto.randomUUID(), orderKey: crypto.randomUUID(), token: null }
      const answered = await visit(visitor).catch(connectionLost)
      if (answered) continue
      open.push(visitor)
      return
    }
  }

  const loops = Array.from({ length: count }, write)
  return {
    stop: async () => {
      writing = false
      await Promise.all(loops)
    },
    finish: async () => {
      const again = open
      open = []
      for (const visitor of again) {
        if (!(await visit(visitor))) throw new Error('A request that was sent again had no answer.')
      }
      return again.length
    },
  }
}

/** The app was killed during the request. Any other error is the app's fault, and stops the proof. */
function connectionLost(error: unknown): false {
  if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')) return false
  throw error
}
