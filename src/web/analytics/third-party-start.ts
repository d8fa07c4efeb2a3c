import type { Choice } from '#analytics/client/choice.ts'
import type { ThirdParties } from '#domain/api/measurement.ts'
import { currentPath, subscribeToPath } from '#web/navigation/navigation.ts'
import { type View, viewAt } from '#web/navigation/views.ts'
import { currentChoice } from './current-choice.ts'
import { isMeasured } from './measured-place.ts'
import { choose } from './privacy-choice.ts'
import { startProductAnalytics } from './product-analytics.ts'
import { reportedPurchase } from './reported-purchase.ts'
import type { Sink } from './sink.ts'
import { loadTags, tagPageOf } from './tags.ts'

/** Whether third-party services have to pause: on the pay page and on customer pages. */
function isClosed(): boolean {
  const view = viewAt(currentPath())
  return !isMeasured(view) || (view.kind === 'step' && view.slug === 'pay')
}

/**
 * Starts third-party services if the visitor consents, and asks them if they have not chosen yet. `opened` is the view
 * with which the document was opened: its Content-Security-Policy applies to everything shown in it later.
 */
export async function startThirdParties(
  parties: ThirdParties,
  opened: View,
  { onChoice, join }: { readonly onChoice: () => void; readonly join: (sink: Sink) => void },
): Promise<void> {
  const choice = currentChoice() ?? (isAsked() ? await ask() : null)
  if (choice === null) return
  onChoice()
  if (parties.productAnalytics !== null && choice.analytics && !isPayPage(opened))
    join(startProductAnalytics(parties.productAnalytics, isClosed))
  const page = tagPageOf(opened)
  const purchase = page === 'complete' && choice.ads && parties.adPixel !== null ? await reportedPurchase() : null
  // The visitor may have left the page in the meantime.
  if (page !== null && tagPageOf(viewAt(currentPath())) === page) loadTags(parties, choice, page, purchase)
}

/**
 * Whether the banner is shown on this page: only where third-party scripts are allowed, so that it covers no question, and
 * not on the privacy page, which contains the choice itself.
 */
function isAsked(): boolean {
  const page = tagPageOf(viewAt(currentPath()))
  return page !== null && page !== 'privacy'
}

const isPayPage = (view: View): boolean => view.kind === 'step' && view.slug === 'pay'

/** Asks until the visitor answers or leaves the page; then the next page asks. */
async function ask(): Promise<Choice | null> {
  const { askForPrivacyChoice } = await import('./privacy-banner.tsx')
  if (!isAsked()) return null
  const gone = new AbortController()
  const stop = subscribeToPath(() => {
    if (!isAsked()) gone.abort()
  })
  const isYes = await askForPrivacyChoice(gone.signal)
  stop()
  return isYes === null ? null : choose(isYes)
}
