import { useEffect, useRef, useState } from 'react'
import type { ReceiptView } from '#domain/api/subscription.ts'
import { brand } from '#domain/brand.ts'
import type { Outcome } from '#web/device/request.ts'
import { isTransient } from '#web/device/transient.ts'
import { Link } from '#web/navigation/link.tsx'
import { subscriptionPaths } from '#web/navigation/subscription-views.ts'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { Note } from '#web/ui/note.tsx'
import { companyLines } from '#web/words/company.ts'
import { fetchReceipt } from './data/subscription-requests.ts'
import { receiptWords, subscriptionWords } from './data/subscription-words.ts'
import { FactList } from './fact-list.tsx'
import { receiptFacts } from './receipt-facts.ts'
import styles from './subscription.module.css'

function Receipt({ receipt }: { receipt: ReceiptView }) {
  return (
    <>
      <section className={styles.card} aria-label={receiptWords.from}>
        {receipt.sandbox && <strong>{receiptWords.sandbox}</strong>}
        <div>
          <p className={styles.label}>{receiptWords.from}</p>
          {[brand.name, ...companyLines, brand.contact.email].map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div>
          <p className={styles.label}>{receiptWords.to}</p>
          <p>{receipt.email}</p>
        </div>
        <FactList facts={receiptFacts(receipt)} />
      </section>
      <button type="button" className={styles.plain} data-action="print" onClick={() => window.print()}>
        {receiptWords.print}
      </button>
    </>
  )
}

/** The receipt of one payment, to read and to print. */
export function ReceiptPart({ id }: { id: string }) {
  const [outcome, setOutcome] = useState<Outcome<ReceiptView> | null>(null)
  // Every new value sends one request.
  const [asked, setAsked] = useState(0)
  const part = useRef<HTMLDivElement>(null)
  const retry = () => {
    setOutcome(null)
    setAsked((count) => count + 1)
    // The button that has the focus is about to disappear.
    part.current?.querySelector('h1')?.focus()
  }
  useEffect(() => {
    let isAwaited = true
    void fetchReceipt(id).then((answer) => {
      if (isAwaited) setOutcome(answer)
    })
    return () => {
      isAwaited = false
    }
  }, [id, asked])
  // A receipt with tax is legally an invoice, with seller, number, net amount, rate and tax.
  const title = outcome?.kind === 'ok' && outcome.value.tax !== null ? receiptWords.invoice : receiptWords.title
  return (
    <div className={styles.part} ref={part}>
      <Heading title={title} {...(outcome === null ? { lead: receiptWords.loading } : {})}>
        {title}
      </Heading>
      {outcome?.kind === 'ok' && <Receipt receipt={outcome.value} />}
      {outcome?.kind === 'refused' && (
        <Note live>{outcome.code === 'ORDER_UNKNOWN' ? receiptWords.unknown : outcome.message}</Note>
      )}
      {outcome?.kind === 'unreachable' && <Note live>{subscriptionWords.unreachable}</Note>}
      {outcome !== null && isTransient(outcome) && (
        <Button action="retry" onClick={retry}>
          {receiptWords.retry}
        </Button>
      )}
      <Link className={styles.link} to={subscriptionPaths.overview}>
        {subscriptionWords.back}
      </Link>
    </div>
  )
}
