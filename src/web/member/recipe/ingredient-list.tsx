import type { ReactNode } from 'react'
import type { IngredientLine, RecipeCard } from '#domain/api/member/recipe.ts'
import { useStore } from '#web/device/store.ts'
import { changeCooking, cookingStore, setPeople, toggleTick } from '#web/member/cooking/cooking-store.ts'
import { EatersNamed } from '#web/member/table/eaters-named.tsx'
import { PotShares } from '#web/member/table/pot-shares.tsx'
import { tableWords } from '#web/member/table/table-words.ts'
import styles from './ingredient-list.module.css'
import { type Ban, IngredientRow } from './ingredient-row.tsx'
import { OutdatedNote } from './outdated-note.tsx'
import { PeopleStepper, type StepperWords } from './people-stepper.tsx'
import { recipeWords } from './recipe-words.ts'

const { servings } = tableWords
/** A table's amounts are those of all its plates, and of so many servings more. */
const tableSteps: StepperWords = {
  ...servings,
  say: (people) => (people === 1 ? servings.none : servings.beside(people - 1)),
}

/** Indices of the lines in their order, grouped by heading. */
function groupsOf(lines: readonly IngredientLine[]): readonly (readonly [string, readonly number[]])[] {
  const groups = new Map<string, number[]>()
  for (const [at, { group }] of lines.entries()) groups.set(group, [...(groups.get(group) ?? []), at])
  return [...groups]
}

/**
 * The ingredients to tick off, in amounts for the chosen number of people; at a table of several in those for its plates,
 * and what is cooked apart for some of them. `dish` is the key of the ticks.
 */
export function IngredientList({
  card,
  dish,
  eaters,
  onBan,
  level = 2,
  canGrow = false,
  asks,
}: {
  card: RecipeCard
  dish: string
  eaters: number
  onBan: Ban | null
  /** The level of its heading. */
  level?: 2 | 3
  /** Whether a table may cook more of it than its plates take. */
  canGrow?: boolean
  /** What the number of servings asks, directly below it. */
  asks?: ReactNode
}) {
  const Title = `h${level}` as const
  const GroupTitle = `h${level === 2 ? 3 : 4}` as const
  const cooking = useStore(cookingStore)
  const isTable = card.shares !== undefined
  // The first amounts of a table are those of all its plates.
  const people = isTable && !canGrow ? 1 : (cooking.people[dish] ?? (isTable ? 1 : eaters))
  const ticked = cooking.ticked[dish] ?? []
  if (card.outdated === true) return <OutdatedNote recipe={card.recipe} />
  return (
    <>
      <div className={styles.head}>
        <Title>{recipeWords.ingredients}</Title>
        {(!isTable || canGrow) && (
          <PeopleStepper
            {...(isTable ? { words: tableSteps } : {})}
            people={people}
            onChange={(chosen) => changeCooking((before) => setPeople(before, dish, chosen))}
          />
        )}
      </div>
      {asks}
      {card.hint !== '' && <p className={styles.batch}>{card.hint}</p>}
      {isTable && <PotShares card={card} />}
      {card.notFor !== undefined && (
        <p className={styles.each} data-not-for>
          <EatersNamed eaters={card.notFor} say={tableWords.notFor} />
        </p>
      )}
      {!isTable && card.guests !== undefined && <p className={styles.each}>{tableWords.withGuests(card.guests)}</p>}
      {!isTable && people > 1 && <p className={styles.each}>{recipeWords.eachPortion}</p>}
      {groupsOf(card.lines).map(([group, places]) => (
        <div key={group} className={styles.group}>
          {group !== '' && <GroupTitle className={styles.name}>{group}</GroupTitle>}
          <ul className={styles.lines}>
            {places.map((at) => {
              const line = card.lines[at]
              const mark = `line-${at}`
              return (
                line !== undefined && (
                  <IngredientRow
                    key={mark}
                    line={line}
                    people={people}
                    lang={card.lang}
                    isTicked={ticked.includes(mark)}
                    onTick={() => changeCooking((before) => toggleTick(before, dish, mark))}
                    onBan={onBan}
                  />
                )
              )
            })}
          </ul>
        </div>
      ))}
      {card.apart?.map(({ eaters: theirs, lines }, part) => (
        <div key={theirs.join(' ')} className={styles.group} data-apart>
          <GroupTitle className={styles.apart}>
            <EatersNamed eaters={theirs} say={tableWords.apart} />
          </GroupTitle>
          <p className={styles.each}>{tableWords.apartMeans}</p>
          <ul className={styles.lines}>
            {lines.map((line, at) => {
              const mark = `apart-${part}-${at}`
              return (
                <IngredientRow
                  key={mark}
                  line={line}
                  people={1}
                  lang={card.lang}
                  isTicked={ticked.includes(mark)}
                  onTick={() => changeCooking((before) => toggleTick(before, dish, mark))}
                  onBan={null}
                />
              )
            })}
          </ul>
        </div>
      ))}
    </>
  )
}
