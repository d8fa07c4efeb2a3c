import { Suspense } from 'react'
import { lazyPage } from '#web/device/page-chunk.tsx'
import { Note } from '#web/ui/note.tsx'
import type { PaypalButtonProps } from './paypal-button-props.ts'
import { paypalButtonWords } from './paypal-button-words.ts'

const checkout = lazyPage(async () => (await import('./paypal-checkout.tsx')).PaypalCheckout)

/** PayPal's own button. Its code is loaded when it is first shown, and nobody's before that. */
export function PaypalButton(props: PaypalButtonProps) {
  return (
    <Suspense fallback={<Note live>{paypalButtonWords.loading}</Note>}>
      <checkout.Page {...props} />
    </Suspense>
  )
}
