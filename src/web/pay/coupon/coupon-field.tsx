import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { QuoteReply } from '#domain/api/orders.ts'
import styles from './coupon-field.module.css'
import { couponStatusWords, couponWords } from './coupon-words.ts'
import { type CouponUse, readCouponCode } from './use-coupon.ts'

type CouponFieldProps = {
  readonly coupon: CouponUse
  readonly quote: QuoteReply | null
  readonly isLocked: boolean
}

/** The field for a code that lowers the first price; it is collapsed until the buyer opens it. */
export function CouponField({ coupon, quote, isLocked }: CouponFieldProps) {
  const id = useId()
  // A code from the address is filled in, so that it can be tried again.
  const [typed, setTyped] = useState(coupon.code ?? '')
  const [isMisspelt, setMisspelt] = useState(false)
  const place = useRef<HTMLElement>(null)
  const hasPressed = useRef(false)
  const { kind } = coupon.state
  useEffect(() => {
    if (kind === 'asking') return
    // When a code is applied or removed, the button or field that had the focus disappears.
    if (hasPressed.current && document.activeElement === document.body) place.current?.focus()
    hasPressed.current = false
  }, [kind])
  const give = () => {
    const code = readCouponCode(typed)
    setMisspelt(code === null)
    if (code === null) return
    hasPressed.current = true
    coupon.apply(code)
  }
  const leaveOut = () => {
    hasPressed.current = true
    coupon.remove()
  }
  const keepPlace = (element: HTMLElement | null) => {
    place.current = element
  }
  // Enter applies the code; it must not submit the form and pay.
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    give()
  }
  if (quote !== null && kind === 'held')
    return (
      <div ref={keepPlace} className={styles.held} role="status" tabIndex={-1}>
        <span>
          <strong>{quote.coupon}</strong>{' '}
          {quote.endsAt === null ? couponWords.held : couponWords.heldUntil(quote.endsAt)}
        </span>
        <button type="button" className={styles.drop} disabled={isLocked} data-action="drop-code" onClick={leaveOut}>
          {couponWords.drop}
        </button>
      </div>
    )
  const said = isMisspelt ? couponWords.misspelt : couponStatusWords[kind]
  return (
    <details className={styles.coupon} open={coupon.code !== null || undefined}>
      <summary ref={keepPlace}>{couponWords.open}</summary>
      <div className={styles.line}>
        <input
          className={styles.code}
          name="code"
          value={typed}
          aria-label={couponWords.label}
          aria-describedby={`${id}-said`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          disabled={isLocked}
          onChange={(event) => {
            setMisspelt(false)
            setTyped(event.target.value)
          }}
          onKeyDown={press}
        />
        <button type="button" className={styles.give} disabled={isLocked} data-action="give-code" onClick={give}>
          {couponWords.give}
        </button>
      </div>
      <p className={styles.said} id={`${id}-said`} role="status">
        {said}
      </p>
    </details>
  )
}
