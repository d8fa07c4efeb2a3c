import { useEffect, useId, useRef } from 'react'
import type { SubscriptionView } from '#domain/api/subscription.ts'
import { shownChange } from './data/price-change-text.ts'
import { priceChangeWords } from './data/price-change-words.ts'
import { PriceQuestion } from './price-question.tsx'
import styles from './subscription.module.css'

type PriceChangeCardProps = {
  readonly change: NonNullable<SubscriptionView['priceChange']>
  /** Whether the plan is already set to end, so that agreeing is the only answer left. */
  readonly isPlanEnding: boolean
}

const titleOf = ({ state, isRaise }: PriceChangeCardProps['change']): string => {
  if (!isRaise) return priceChangeWords.lower
  if (state === 'agreed') return priceChangeWords.agreed.title
  return state === 'asked' ? priceChangeWords.asked : priceChangeWords.toApprove
}

/** An announced new price: what changes and from when, and a question if the customer has to agree. */
export function PriceChangeCard({ change, isPlanEnding }: PriceChangeCardProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { state } = change
  const shown = useRef(state)
  // The button that was pressed is gone, so the focus moves to the heading above the result.
  useEffect(() => {
    if (shown.current !== state) heading.current?.focus()
    shown.current = state
  }, [state])
  return (
    <section className={styles.card} aria-labelledby={id} data-price-change={state}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {titleOf(change)}
      </h2>
      {state === 'agreed' ? (
        <p>{priceChangeWords.change(shownChange(change))}</p>
      ) : (
        <PriceQuestion change={change} isPlanEnding={isPlanEnding} />
      )}
    </section>
  )
}
