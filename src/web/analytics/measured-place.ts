import { BASE } from '#domain/api/base-path.ts'
import type { View } from '#web/navigation/views.ts'

/** The step that a view is counted as; null for views that are not part of the funnel. */
export function stepOfView(view: View): string | null {
  if (view.kind === 'step') return view.slug
  return view.kind === 'page' && (view.name === 'home' || view.name === 'complete') ? view.name : null
}

/** Customer pages and pages of emailed links, which are not measured. */
const unmeasured: ReadonlySet<string> = new Set(['resume', 'subscription', 'signIn'])

/** Whether a page that opens with this view is measured at all. */
export const isMeasured = (view: View): boolean =>
  view.kind === 'step' || (view.kind === 'page' && !unmeasured.has(view.name))

/** The name of the view with which a visit began: a step or a page, without the branch. */
export const landingOf = (view: View): string =>
  view.kind === 'step' ? view.slug : view.kind === 'page' ? view.name : view.kind

/** The address of a page without its branch, which is an answer, and without query and fragment, which may hold a secret. */
export const pageUrlOf = (origin: string, view: View): string => {
  const step = stepOfView(view)
  return `${origin}${BASE}/${view.kind === 'step' && step !== null ? step : ''}`
}
