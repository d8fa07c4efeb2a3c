import { type Slug, stepOf } from '#domain/funnel/journey.ts'
import { unreachable } from '#domain/unreachable.ts'
import { StepLayout } from '#web/funnel/step-layout.tsx'
import { lazyPages } from './lazy-pages.ts'
import { usePrefetch } from './use-prefetch.ts'

const preloadPayment = () => Promise.all([lazyPages.pay.preload(), lazyPages.complete.preload()])

function ScreenOf({ slug }: { slug: Slug }) {
  const step = stepOf(slug)
  if (step === undefined) return null
  switch (step.kind) {
    case 'choice':
      return <lazyPages.choice.Page key={step.slug} step={step} />
    case 'choices':
      return <lazyPages.choices.Page key={step.slug} step={step} />
    case 'number':
      return <lazyPages.number.Page key={step.slug} step={step} />
    case 'scale':
      return <lazyPages.scale.Page key={step.slug} step={step} />
    case 'date':
      return <lazyPages.date.Page step={step} />
    case 'email':
      return <lazyPages.email.Page step={step} />
    case 'info':
      return step.slug === 'statistics' ? (
        <lazyPages.statistics.Page />
      ) : (
        <lazyPages.info.Page key={step.slug} slug={step.slug} />
      )
    case 'prediction':
      return <lazyPages.prediction.Page />
    case 'loading':
      return <lazyPages.loading.Page preloadNextPages={preloadPayment} />
    case 'pay':
      return null
    default:
      return unreachable(step)
  }
}

/** A step of the journey in its layout; one screen for each kind. The pay step has a layout of its own. */
export function StepScreen({ slug }: { slug: Slug }) {
  usePrefetch(slug)
  if (slug === 'pay') return <lazyPages.pay.Page />
  return (
    <StepLayout slug={slug}>
      <ScreenOf slug={slug} />
    </StepLayout>
  )
}
