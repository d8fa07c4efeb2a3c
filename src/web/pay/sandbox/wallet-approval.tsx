import { useId, useLayoutEffect, useRef, useState } from 'react'
import { routes } from '#domain/api/routes.ts'
import type { ShownOffer } from '#domain/billing/disclosure.ts'
import { formatMoney } from '#domain/billing/money.ts'
import type { SandboxWallet } from '#domain/billing/sandbox-cards.ts'
import { request } from '#web/device/request.ts'
import { AmountRows } from '#web/pay/plans/order-summary.tsx'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { approvalWords } from './sandbox-words.ts'
import styles from './wallet-approval.module.css'

type SandboxApprovalProps = {
  readonly wallet: SandboxWallet
  readonly shown: ShownOffer
  /** The sandbox's own id of the purchase. */
  readonly subscriptionRef: string
  /** The dialog was closed without approval. */
  readonly onLeft: () => void
  /** The buyer approved. Whether the approval arrived, only our server knows. */
  readonly onDone: () => void
}

/** The dialog in which the sandbox imitates a wallet. Closing it in any way means no approval and changes nothing. */
export function SandboxApproval({ wallet, shown, subscriptionRef, onLeft, onDone }: SandboxApprovalProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // A ref, because the second click of a double click comes before the next render.
  const hasApproved = useRef(false)
  const [status, setStatus] = useState<'open' | 'sending' | 'unanswered'>('open')
  // Opened before the first paint and closed before it is removed, so that the focus returns to the button that opened it.
  useLayoutEffect(() => {
    const shownDialog = dialog.current
    shownDialog?.showModal()
    heading.current?.focus()
    return () => shownDialog?.close()
  }, [])

  const approve = async () => {
    if (status === 'sending') return
    hasApproved.current = true
    setStatus('sending')
    const call = { method: 'POST', body: { ref: subscriptionRef } } as const
    const outcome = await request(routes.sandboxApproval, () => true, call)
    if (outcome.kind === 'ok') onDone()
    else setStatus('unanswered')
  }
  // An approval without a reply may have arrived: only the order itself shows it.
  const close = () => (hasApproved.current ? onDone() : onLeft())
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-played`}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <h2 ref={heading} id={`${id}-title`} tabIndex={-1}>
        {approvalWords.title(wallet)}
      </h2>
      <p className={styles.played} id={`${id}-played`}>
        {approvalWords.played(wallet)}
      </p>
      <p className={styles.to}>{approvalWords.to}</p>
      <AmountRows shown={shown} />
      {status === 'unanswered' && <Note live>{approvalWords.unanswered}</Note>}
      <Button action="approve" busy={status === 'sending'} onClick={() => void approve()}>
        {status === 'sending' ? approvalWords.sending : approvalWords.approve(formatMoney(shown.terms.first))}
      </Button>
      <Button look="quiet" action="cancel-approval" onClick={close}>
        {approvalWords.cancel}
      </Button>
    </dialog>
  )
}
