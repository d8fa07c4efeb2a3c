import type { FunnelReply } from '#domain/api/console/figures.ts'
import { boundsText, countText, shareText, stepText } from './figure-text.ts'
import styles from './funnel-bars.module.css'

type Step = FunnelReply['steps'][number]

/** Views of a step as a bar, the part that left here striped at its end. Widths are shares of those who entered. */
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

const spoken = (step: Step): string =>
  `${stepText(step.step)}: ${countText(step.views)} views, ${shareText(step.reached)} of those who entered` +
  (step.exitShare === null ? '' : `, ${shareText(step.exitShare)} left here, ${boundsText(step.exitInterval)}`)

/** The chart of the funnel: a bar for each step, in order, each with its words; the biggest leak is marked in words too. */
export function FunnelBars({ entered, steps, biggestLeak }: FunnelReply) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        <span className={styles.keyViews} /> saw the step <span className={styles.keyExits} /> left here
      </figcaption>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li
            key={step.step}
            className={styles.step}
            data-leak={step.step === biggestLeak || undefined}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: each bar says its figures where the keyboard reaches it
            tabIndex={0}
            aria-label={spoken(step)}
          >
            <span className={styles.name}>
              {stepText(step.step)}
              {step.step === biggestLeak && <strong className={styles.leak}>Biggest leak</strong>}
            </span>
            <Bar step={step} entered={entered} />
            <span className={styles.share}>{shareText(step.reached)}</span>
            <span className={styles.left}>{step.exitShare === null ? '' : `${shareText(step.exitShare)} left`}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
