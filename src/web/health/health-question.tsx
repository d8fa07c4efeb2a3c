import { useId, useState } from 'react'
import { type Condition, conditions } from '#domain/hero/health-conditions.ts'
import { useHero } from '#web/device/hero-store.ts'
import { Link } from '#web/navigation/link.tsx'
import { pages } from '#web/navigation/views.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckCard } from '#web/ui/check-card.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { FieldError, Note } from '#web/ui/note.tsx'
import styles from '#web/ui/option-card.module.css'
import { ActionBar } from '#web/ui/page.tsx'
import { toggleOption } from '#web/ui/toggle-option.ts'
import { checkpointWords } from './health-question-words.ts'

/** Men see this condition last but one: some of them cannot rule it out, but none should read it first. */
const rarelyForMen: Condition = 'PREGNANT_OR_BREASTFEEDING'
const orderForMen: readonly Condition[] = [
  ...conditions.filter((condition) => condition !== rarelyForMen && condition !== 'NONE'),
  rarelyForMen,
  'NONE',
]

const isCondition = (name: string): name is Condition => conditions.some((condition) => condition === name)

/** The health question, which is not part of the questionnaire itself. */
export function Checkpoint({ onDone }: { onDone: (chosen: readonly Condition[]) => void }) {
  const [chosen, setChosen] = useState<readonly Condition[]>([])
  const [isMissing, setMissing] = useState(false)
  const order = useHero().gender === 'MALE' ? orderForMen : conditions
  const id = useId()
  const toggle = (condition: Condition) => {
    setMissing(false)
    setChosen(toggleOption(chosen, condition, conditions, 'NONE').filter(isCondition))
  }
  return (
    <>
      <Heading id={id} title={checkpointWords.title} lead={checkpointWords.lead}>
        {checkpointWords.title}
      </Heading>
      <fieldset className={styles.slim} aria-labelledby={id} aria-describedby={isMissing ? `${id}-missing` : undefined}>
        {order.map((condition) => (
          <CheckCard
            key={condition}
            name="conditions"
            value={condition}
            isChosen={chosen.includes(condition)}
            onToggle={() => toggle(condition)}
          >
            {checkpointWords.conditions[condition]}
          </CheckCard>
        ))}
      </fieldset>
      <ActionBar>
        {isMissing && <FieldError id={`${id}-missing`}>{checkpointWords.missing}</FieldError>}
        <Button action="next" onClick={() => (chosen.length > 0 ? onDone(chosen) : setMissing(true))}>
          {checkpointWords.next}
        </Button>
      </ActionBar>
    </>
  )
}

/** The end of the journey for a visitor for whom losing weight would not be safe. Nothing is sold. */
export function CheckpointStop({ onChange }: { onChange: () => void }) {
  const { stop } = checkpointWords
  return (
    <>
      <Heading title={stop.title} lead={stop.text}>
        {stop.title}
      </Heading>
      <Note>{stop.help}</Note>
      <p>
        <Link to={pages.home}>{stop.home}</Link>
      </p>
      <ActionBar>
        <Button look="quiet" action="change" onClick={onChange}>
          {stop.change}
        </Button>
      </ActionBar>
    </>
  )
}

/** The advice to ask a doctor first, for a visitor whose answer calls for it. */
export const DoctorFirst = () => (
  <Note>
    <h2>{checkpointWords.advise.title}</h2>
    <p>{checkpointWords.advise.text}</p>
  </Note>
)
