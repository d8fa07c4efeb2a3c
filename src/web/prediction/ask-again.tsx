import type { MeasuredKey } from '#domain/body/plausible.ts'
import { firstOpenSlug } from '#domain/funnel/guard.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import type { Slug } from '#domain/funnel/journey.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { navigate } from '#web/navigation/navigation.ts'
import { pages, stepPath } from '#web/navigation/views.ts'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { ActionBar } from '#web/ui/page.tsx'
import styles from './prediction.module.css'
import { predictionWords } from './prediction-words.ts'
import { askAgainText } from './steady-text.ts'
import { askAgainWords } from './steady-words.ts'

const slugs = { height: 'height', weight: 'weight', goalWeight: 'goal-weight' } as const satisfies Record<
  MeasuredKey,
  Slug
>

/** Asks again for implausible answers, with a button for each; empty `fields` mean that answers are missing. */
export function AskAgain({ hero, fields, units }: { hero: Hero; fields: readonly MeasuredKey[]; units: UnitSystem }) {
  const go = (slug: Slug) => navigate(hero.gender === '' ? pages.home : stepPath(hero.gender, slug))
  const { incomplete } = askAgainWords
  return (
    <>
      <div className={styles.top}>
        <Heading
          title={predictionWords.title}
          lead={fields.length === 0 ? incomplete.lead : askAgainText(fields, units)}
        >
          {askAgainWords.heading}
        </Heading>
      </div>
      <ActionBar>
        {fields.length === 0 && (
          <Button action="mend" onClick={() => go(firstOpenSlug(hero))}>
            {incomplete.button}
          </Button>
        )}
        {fields.map((field, place) => (
          <Button key={field} action="mend" look={place === 0 ? 'primary' : 'quiet'} onClick={() => go(slugs[field])}>
            {askAgainWords.buttons[field]}
          </Button>
        ))}
      </ActionBar>
    </>
  )
}
