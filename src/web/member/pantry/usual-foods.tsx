import { useState } from 'react'
import type { PantryView } from '#domain/api/member/pantry.ts'
import { lineName } from '#web/member/words/line-name.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './pantry.module.css'
import { pantryWords as words } from './pantry-words.ts'
import { correctPantry } from './use-pantry.ts'

/**
 * Names what a home usually has, to be chosen in one go. Open for somebody whose pantry is empty; others open it if they
 * want to.
 */
export function UsualFoods({ usual, isFirst }: { usual: PantryView['usual']; isFirst: boolean }) {
  const [isOpen, setOpen] = useState(isFirst)
  const [chosen, setChosen] = useState<readonly string[]>([])
  if (usual.length === 0) return null
  if (!isOpen)
    return (
      <div>
        <Button look="quiet" action="usual" onClick={() => setOpen(true)}>
          {words.more}
        </Button>
      </div>
    )
  const foods = usual.filter(({ id }) => chosen.includes(id)).map(({ id: food, grams }) => ({ food, grams }))
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  const save = async () => {
    if (await correctPantry({ kind: 'HAVE', foods }, words.areThere(foods.length))) {
      setOpen(false)
      setChosen([])
    }
  }
  return (
    <section className={styles.card} aria-labelledby="usual-foods">
      <h2 id="usual-foods">{words.start}</h2>
      <p>{words.startLead}</p>
      <ul className={styles.chips}>
        {usual.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.chip}
              aria-pressed={chosen.includes(id)}
              data-value={id}
              onClick={() => toggle(id)}
            >
              {lineName(name)}
            </button>
          </li>
        ))}
      </ul>
      <div>
        <Button action="save-usual" busy={foods.length === 0} onClick={() => void save()}>
          {foods.length === 0 ? words.chooseFirst : words.save(foods.length)}
        </Button>
      </div>
    </section>
  )
}
