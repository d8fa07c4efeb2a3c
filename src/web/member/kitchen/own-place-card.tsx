import { type FormEvent, useState } from 'react'
import type { HouseholdView } from '#domain/api/member/household.ts'
import { routes } from '#domain/api/routes.ts'
import { FieldError } from '#web/ui/note.tsx'
import styles from './kitchen.module.css'
import { kitchenWords } from './kitchen-words.ts'
import { changeKitchen } from './use-kitchen.ts'

const words = kitchenWords.own

/** What the others call the member, and whether they see the weight log. */
export function OwnPlaceCard({ kitchen }: { readonly kitchen: HouseholdView }) {
  const you = kitchen.eaters.find((eater) => eater.kind === 'adult' && eater.isYou)
  const [name, setName] = useState(you?.name ?? '')
  const [showsWeight, setShowsWeight] = useState(you?.kind === 'adult' && you.showsWeight)
  const [problem, setProblem] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const refusal = await changeKitchen(routes.memberOwnPlace, {
      method: 'PUT',
      body: { name: name.trim(), showsWeight },
    })
    setProblem(refusal)
    setSaid(refusal === null ? words.saved : '')
  }
  return (
    <section className={styles.card} aria-labelledby="own-place">
      <h2 id="own-place">{words.title}</h2>
      <form className={styles.row} method="dialog" onSubmit={(event) => void save(event)}>
        <label className={styles.field}>
          <span className={styles.label}>{words.name}</span>
          <input
            className={styles.input}
            value={name}
            maxLength={40}
            autoComplete="given-name"
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <label className={styles.check}>
          <input type="checkbox" checked={showsWeight} onChange={({ target }) => setShowsWeight(target.checked)} />
          {words.showsWeight}
        </label>
        <p className={styles.hint}>{words.hint}</p>
        {problem !== null && <FieldError id="own-failed">{problem}</FieldError>}
        <button type="submit" className={styles.second} data-action="save-own">
          {words.save}
        </button>
        <p role="status">{said}</p>
      </form>
    </section>
  )
}
