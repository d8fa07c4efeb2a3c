import type { MemberView } from '#domain/api/member/member.ts'
import { FoodSearch } from '#web/member/food-search/food-search.tsx'
import { memberPages } from '#web/member/pages/member-pages.ts'
import { Link } from '#web/navigation/link.tsx'
import styles from './section.module.css'
import { settingsWords } from './settings-words.ts'
import { TasteList } from './taste-list.tsx'
import { useTastes } from './use-tastes.ts'

const words = settingsWords.tastes
const asItem = ({ recipe, title }: { recipe: string; title: string }) => ({ id: recipe, name: title })

/** The member's favourites, disliked dishes, and foods that are never used. */
export function Tastes({ member }: { member: MemberView }) {
  const { unmark, allow, ban } = useTastes(member)
  const recipeLink = ({ id, name }: { id: string; name: string }) => (
    <Link to={memberPages.recipe.path({ recipe: id })}>{name}</Link>
  )
  return (
    <section className={styles.card} aria-labelledby="tastes">
      <h2 id="tastes">{words.title}</h2>
      <div className={styles.group}>
        <TasteList
          title={words.banned}
          none={words.noBanned}
          items={member.banned}
          onRemove={(item) => void allow(item)}
        />
        <FoodSearch known={member.banned.map(({ id }) => id)} onChoose={(food) => void ban(food)} />
      </div>
      <TasteList
        title={words.favourites}
        none={words.noFavourites}
        items={member.favourites.map(asItem)}
        naming={recipeLink}
        onRemove={(item) => void unmark('favourites', item)}
      />
      <TasteList
        title={words.disliked}
        none={words.noDisliked}
        items={member.disliked.map(asItem)}
        naming={recipeLink}
        onRemove={(item) => void unmark('disliked', item)}
      />
    </section>
  )
}
