import { useHero } from '#web/device/hero-store.ts'
import { useStore } from '#web/device/store.ts'
import { unitsStore } from '#web/device/units-store.ts'
import { useStepNavigation } from '#web/navigation/use-step-navigation.ts'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { Note } from '#web/ui/note.tsx'
import { ActionBar } from '#web/ui/page.tsx'
import styles from './info-screen.module.css'
import { type InfoSlug, infoWords } from './info-words.ts'
import { PlateSample } from './plate-sample.tsx'
import { Scene } from './scene.tsx'

function Info({ slug }: { slug: InfoSlug }) {
  const words = infoWords[slug](useHero(), useStore(unitsStore))
  return (
    <>
      {/* The picture of this step is the sample's own. */}
      {slug !== 'tracker' && <Scene of={slug} />}
      <Heading title={words.title} lead={words.lead}>
        {words.title}
      </Heading>
      {slug === 'tracker' && <PlateSample />}
      {words.facts !== undefined && (
        <dl className={styles.facts}>
          {words.facts.map((fact) => (
            <div key={fact.figure} className={styles.fact}>
              <dt className={styles.figure}>{fact.figure}</dt>
              <dd>
                {fact.text}
                {fact.source !== undefined && <span className={styles.source}>{fact.source}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {words.points !== undefined && words.points.length > 0 && (
        <ul className={styles.points}>
          {words.points.map((point) => (
            <li key={point} className={styles.point}>
              {point}
            </li>
          ))}
        </ul>
      )}
      {words.note !== undefined && <Note>{words.note}</Note>}
    </>
  )
}

/** A screen between questions that responds to the answers before it. */
export function InfoScreen({ slug }: { slug: InfoSlug }) {
  const { goOn } = useStepNavigation(slug)
  return (
    <>
      <Info slug={slug} />
      <ActionBar>
        <Button action="next" onClick={goOn}>
          Continue
        </Button>
      </ActionBar>
    </>
  )
}
