import type { ServerResponse } from 'node:http'
import type { Buyer } from '#tests/peers/stripe/buyer.ts'
import { StripeRefusal } from '#tests/peers/stripe/refusal.ts'
import { isCardName } from '#tests/peers/stripe/test-cards.ts'

type BrowserCall = { readonly method: string; readonly pathname: string; readonly text: string }

/** A request of the stand-in for Stripe's script: to confirm a payment, or the buyer's answer to the bank. */
export type BrowserRequest = { readonly clientSecret: string; readonly card?: string; readonly approves?: boolean }
export type BrowserReply =
  | { readonly kind: 'succeeded' | 'requires_action' }
  | { readonly kind: 'declined' | 'refused'; readonly code: string; readonly decline: string; readonly message: string }

const fromAnywhere = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'content-type': 'application/json',
}

export function answerBrowser(buyer: Buyer, knock: BrowserCall, reply: ServerResponse): void {
  reply.writeHead(200, fromAnywhere)
  reply.end(knock.method === 'OPTIONS' ? '' : JSON.stringify(browserReply(buyer, knock)))
}

function browserReply(buyer: Buyer, { pathname, text }: BrowserCall): BrowserReply {
  // Written by the shim beside this file, which uses the same type.
  const { clientSecret, card = '', approves = false } = JSON.parse(text) as BrowserRequest
  try {
    const done =
      pathname === '/browser/answer'
        ? buyer.answerBank(clientSecret, approves)
        : buyer.confirm(clientSecret, isCardName(card) ? card : 'declined')
    if (done.kind !== 'declined') return { kind: done.kind }
    const { code = '', decline_code: decline = '', message = '' } = done.error
    return { kind: 'declined', code, decline, message }
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error
    return { kind: 'refused', code: String(error.body.error['code'] ?? ''), decline: '', message: error.message }
  }
}
