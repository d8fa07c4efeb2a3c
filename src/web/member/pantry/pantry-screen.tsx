import type { PantryView } from '#domain/api/member/pantry.ts'
import { today } from '#web/device/today.ts'
import { FoodSearch } from '#web/member/food-search/food-search.tsx'
import { MemberPage } from '#web/member/layout/member-page.tsx'
import { WhenReady } from '#web/member/layout/when-ready.tsx'
import { memberPages } from '#web/member/pages/member-pages.ts'
import { lineName } from '#web/member/words/line-name.ts'
import { Note } from '#web/ui/note.tsx'
import { CookedMeals } from './cooked-meals.tsx'
import styles from './pantry.module.css'
import { Foods, isSoon } from './pantry-foods.tsx'
import { pantryWords as words } from './pantry-words.ts'
import { correctPantry, usePantry } from './use-pantry.ts'
import { UsualFoods } from './usual-foods.tsx'

const back = { to: memberPages.list.path(), label: words.back }

function Pantry({ foods, cooked, usual }: PantryView) {
  const day = today()
  const frozen = foods.filter(({ isFrozen }) => isFrozen)
  const soon = foods.filter((food) => isSoon(food, day))
  const others = foods.filter((food) => !frozen.includes(food) && !soon.includes(food))
  const isEmpty = foods.length === 0
  return (
    <div className={styles.panes}>
      <div className={styles.column}>
        {isEmpty && <Note>{words.empty}</Note>}
        <Foods title={words.soon} foods={soon} today={day} />
        <Foods title={words.foods} foods={others} today={day} />
        <Foods title={words.frozen} foods={frozen} today={day} />
      </div>
      <div className={styles.column}>
        <div className={styles.card}>
          <FoodSearch
            isPlain
            label={words.add}
            known={[]}
            onChoose={({ id, name }) =>
              void correctPantry({ kind: 'HAVE', foods: [{ food: id, grams: null }] }, words.isThere(lineName(name)))
            }
          />
        </div>
        <UsualFoods usual={usual} isFirst={isEmpty} />
        <CookedMeals meals={cooked} />
      </div>
    </div>
  )
}

/** What should be at home, with dates; corrected with a tap. */
export function PantryScreen() {
  return (
    <WhenReady data={usePantry()} title={words.title} tab="list" back={back}>
      {(pantry, cachedAt) => (
        <MemberPage title={words.title} lead={words.lead} tab="list" name="pantry" back={back} cachedAt={cachedAt}>
          <Pantry {...pantry} />
        </MemberPage>
      )}
    </WhenReady>
  )
}
