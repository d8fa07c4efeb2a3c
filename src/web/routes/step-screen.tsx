import { type Slug, stepOf } from '#domain/funnel/journey.ts'
import { unreachable } from '#domain/unreachable.ts'
import { StepLayout } from '#web/funnel/step-layout.tsx'
import { useShownStep } from './shown-step.ts'
import { stepPages } from './step-pages.ts'
import { useStepGuard } from './use-step-guard.ts'

/** The page after the payment is in the same file. */
const preloadPayment = () => stepPages.pay.preload()

function ScreenOf({ slug }: { slug: Slug }) {
  const step = stepOf(slug)
  if (step === undefined) return null
  switch (step.kind) {
    case 'choice':
      return <stepPages.choice.Page key={step.slug} step={step} />
    case 'choices':
      return <stepPages.choices.Page key={step.slug} step={step} />
    case 'number':
      return <stepPages.number.Page key={step.slug} step={step} />
    case 'scale':
      return <stepPages.scale.Page key={step.slug} step={step} />
    case 'date':
      return <stepPages.date.Page step={step} />
    case 'email':
      return <stepPages.email.Page step={step} />
    case 'info':
      return step.slug === 'statistics' ? (
        <stepPages.statistics.Page />
      ) : (
        <stepPages.info.Page key={step.slug} slug={step.slug} />
      )
    case 'prediction':
      return <stepPages.prediction.Page />
    case 'loading':
      return <stepPages.loading.Page preloadNextPages={preloadPayment} />
    case 'pay':
      return null
    default:
      return unreachable(step)
  }
}

/** A step of the journey in its layout; one screen for each kind. The pay step has a layout of its own. */
export function StepScreen({ slug }: { slug: Slug }) {
  useShownStep(slug)
  if (slug === 'pay') return <stepPages.pay.Page />
  return (
    <StepLayout slug={slug}>
      <ScreenOf slug={slug} />
    </StepLayout>
  )
}

/** A step at its address: shown if the answers so far open it. */
export function GuardedStep({ slug }: { slug: Slug }) {
  return useStepGuard(slug) ? <StepScreen slug={slug} /> : null
}
