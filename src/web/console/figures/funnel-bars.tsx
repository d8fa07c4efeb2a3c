import { stepText } from '#analytics/funnel/step-text.ts'
import type { FunnelReply } from '#domain/api/console/figures.ts'
import { consoleHref } from '#web/console/navigation/address.ts'
import { ConsoleLink } from '#web/console/navigation/console-link.tsx'
import { boundsText, countText, shareText } from './figure-text.ts'
import styles from './funnel-bars.module.css'

type Step = FunnelReply['steps'][number]

/** A bar for the views of a step, with a striped end for those who left here. Widths are shares of those who entered. */
function Bar({ step, entered }: { step: Step; entered: number }) {
  const width = entered === 0 ? 0 : Math.min(100, (100 * step.views) / entered)
  const left = entered === 0 ? 0 : Math.min(width, (100 * step.exits) / entered)
  return (
    <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect className={styles.track} width="100" height="10" />
      <rect className={styles.views} width={width} height="10" />
      <rect className={styles.exits} x={width - left} width={left} height="10" />
    </svg>
  )
}

const spoken = (step: Step, isLeak: boolean): string =>
  `${stepText(step.step)}${isLeak ? ', the biggest leak' : ''}: ${countText(step.views)} views, ${shareText(step.reached)} of those who entered` +
  (step.exitShare === null ? '' : `, ${shareText(step.exitShare)} left here, ${boundsText(step.exitInterval)}`)

/** One step: its figures as a sentence for screen readers, and as a bar with numbers for everyone else. */
function Row({ step, entered, isLeak }: { step: Step; entered: number; isLeak: boolean }) {
  return (
    <>
      <span className="visually-hidden">{spoken(step, isLeak)}</span>
      <span className={styles.name} aria-hidden="true">
        <span className={styles.words}>{stepText(step.step)}</span>
        {isLeak && <strong className={styles.leak}>Biggest leak</strong>}
      </span>
      <Bar step={step} entered={entered} />
      <span className={styles.share} aria-hidden="true">
        {shareText(step.reached)}
      </span>
      <span className={styles.left} aria-hidden="true">
        {step.exitShare === null ? '' : `${shareText(step.exitShare)} left`}
      </span>
    </>
  )
}

type FunnelBarsProps = Pick<FunnelReply, 'entered' | 'steps' | 'biggestLeak'> & {
  /** The period and the conditions, which links carry on. */
  readonly asked: Readonly<Record<string, string>>
}

/**
 * The chart of the funnel: a labelled bar for each step, in order; the biggest leak is marked with text, too. Each step
 * links to the breakdown of who leaves there, except the purchase, which is not a page that can be left.
 */
export function FunnelBars({ entered, steps, biggestLeak, asked }: FunnelBarsProps) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        <span className={styles.keyViews} /> saw the step <span className={styles.keyExits} /> left here
      </figcaption>
      <ol className={styles.steps}>
        {steps.map((step) => {
          const row = <Row step={step} entered={entered} isLeak={step.step === biggestLeak} />
          return (
            <li key={step.step} data-leak={step.step === biggestLeak || undefined}>
              {step.exitShare === null ? (
                <div className={styles.step}>{row}</div>
              ) : (
                <ConsoleLink className={styles.step} href={consoleHref('/breakdown', { ...asked, step: step.step })}>
                  {row}
                </ConsoleLink>
              )}
            </li>
          )
        })}
      </ol>
    </figure>
  )
}
