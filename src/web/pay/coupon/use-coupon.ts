import { useEffect, useEffectEvent, useState } from 'react'
import { QuoteReply } from '#domain/api/orders.ts'
import type { Product } from '#domain/api/products.ts'
import { routes } from '#domain/api/routes.ts'
import { couponCodePattern } from '#domain/billing/coupon-code.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { request } from '#web/device/request.ts'
import { isTransient } from '#web/device/transient.ts'

const pattern = new RegExp(couponCodePattern)

/** What was typed as a code to ask for; null where no code looks like it, so that it is not even sent. */
export function readCouponCode(typed: string): string | null {
  const code = typed.trim().toUpperCase()
  return pattern.test(code) ? code : null
}

/** The code in the address of a link, such as `?code=WELCOME7`; null where there is none. */
export const couponCodeIn = (search: string): string | null =>
  readCouponCode(new URLSearchParams(search).get('code') ?? '')

const parse = parserOf(QuoteReply)

/** The price with a coupon; null where the reply is none, or would raise the price. */
export function quoteFrom(reply: unknown): QuoteReply | null {
  const quote = parse(reply)
  return quote !== null && quote.amountMinor <= quote.listAmountMinor ? quote : null
}

/** What is known of the code that was given. */
export type CouponState =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'held' }
  /** It lowers nothing for this plan. */
  | { readonly kind: 'useless' }
  | { readonly kind: 'refused' }
  /** Codes are for a first plan, and this is not one. */
  | { readonly kind: 'not_first' }
  | { readonly kind: 'unreachable' }

export type CouponUse = {
  readonly code: string | null
  readonly state: CouponState
  readonly apply: (code: string) => void
  readonly remove: () => void
}

/** Asks what a plan costs with the code that was given or came in the address, and again for every other plan. */
export function useCoupon(product: Product | null, onQuote: (quote: QuoteReply | null) => void): CouponUse {
  // A new object for each time that it is asked for, the same code again included.
  const [asked, setAsked] = useState<{ readonly code: string } | null>(null)
  const [state, setState] = useState<CouponState>({ kind: 'none' })
  const tell = useEffectEvent(onQuote)
  const productId = product?.id
  const listPrice = product?.priceMinor

  useEffect(() => {
    const code = couponCodeIn(window.location.search)
    if (code !== null) setAsked({ code })
  }, [])
  // The price stands here because a plan whose price has moved has to be asked for anew.
  useEffect(() => {
    if (asked === null || productId === undefined) return
    let isAwaited = true
    setState({ kind: 'asking' })
    const query = new URLSearchParams({ productId, coupon: asked.code })
    void request(`${routes.quote}?${query}`, quoteFrom).then((outcome) => {
      if (!isAwaited) return
      const quote =
        outcome.kind === 'ok' && outcome.value.amountMinor < outcome.value.listAmountMinor ? outcome.value : null
      tell(quote)
      if (outcome.kind === 'ok') setState({ kind: quote === null ? 'useless' : 'held' })
      else if (isTransient(outcome)) setState({ kind: 'unreachable' })
      else
        setState({ kind: outcome.kind === 'refused' && outcome.code === 'COUPON_FIRST_PLAN' ? 'not_first' : 'refused' })
    })
    return () => {
      isAwaited = false
    }
  }, [asked, productId, listPrice])

  return {
    code: asked?.code ?? null,
    state: asked === null ? { kind: 'none' } : state,
    apply: (code) => setAsked({ code }),
    remove: () => {
      setAsked(null)
      onQuote(null)
    },
  }
}
