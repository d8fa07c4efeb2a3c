import { FoodSearch } from '#web/member/food-search/food-search.tsx'
import { CloseIcon } from '#web/ui/close-icon.tsx'
import styles from './kitchen.module.css'
import { kitchenWords } from './kitchen-words.ts'

const words = kitchenWords.add

type Foods = readonly { readonly id: string; readonly name: string }[]

/** Foods that somebody never gets, beside what their allergies and diets rule out: mushrooms, olives. */
export function NeverFoods({ foods, onChange }: { readonly foods: Foods; readonly onChange: (foods: Foods) => void }) {
  return (
    <div className={styles.row}>
      {foods.length > 0 && (
        <ul className={styles.chips} aria-label={words.banned}>
          {foods.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.chip}
                aria-label={words.allow(name)}
                onClick={() => onChange(foods.filter((food) => food.id !== id))}
              >
                {name}
                <CloseIcon size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <FoodSearch
        label={words.ban}
        known={foods.map(({ id }) => id)}
        onChoose={({ id, name }) => onChange([...foods, { id, name }])}
      />
    </div>
  )
}
