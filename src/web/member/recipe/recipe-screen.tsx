import type { RecipeCard } from '#domain/api/member/recipe.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { useMember, useMemberData } from '#web/member/data/use-member-data.ts'
import { recipeFrom } from '#web/member/data/week-reply.ts'
import { MemberPage } from '#web/member/layout/member-page.tsx'
import { WhenReady } from '#web/member/layout/when-ready.tsx'
import { memberPages } from '#web/member/pages/member-pages.ts'
import { setFavourite } from '#web/member/plan-changes/plan-changes.ts'
import { announceChange } from '#web/member/plan-changes/undo-change.ts'
import { dishPageWords } from '#web/member/words/dish-page-words.ts'
import { energyFacts } from '#web/member/words/week.ts'
import { Heading } from '#web/ui/heading.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { RecipeFacts } from './recipe-facts.tsx'
import { RecipePanes } from './recipe-panes.tsx'
import { recipeWords } from './recipe-words.ts'

const back = { to: memberPages.settings.path(), label: recipeWords.favourites }

function Recipe({ card, cachedAt }: { card: RecipeCard; cachedAt: string | null }) {
  const data = useMember()
  const member = data.kind === 'ready' ? data.value : null
  const isFavourite = member?.favourites.some(({ recipe }) => recipe === card.recipe) ?? null
  const toggle = async () => {
    const reply = member === null ? null : await setFavourite(member, card, isFavourite !== true)
    if (reply !== null) {
      announceChange(isFavourite ? dishPageWords.unfavoured(card.title) : dishPageWords.favoured(card.title), reply)
    }
  }
  return (
    <MemberPage title={card.title} heading={null} tab="settings" name="recipe" back={back} cachedAt={cachedAt}>
      <RecipePanes
        card={card}
        dish={`recipe-${card.recipe}`}
        eaters={member?.settings.eaters ?? 1}
        day={null}
        onBan={null}
        isMember
        intro={
          <>
            <Heading title={card.title} lead={<span lang={card.lang}>{card.blurb}</span>}>
              <span lang={card.lang}>{card.title}</span>
            </Heading>
            <RecipeFacts card={card} more={energyFacts(card.nutrition.energy, member?.settings.units)} />
            <div>
              <FavouriteButton isFavourite={isFavourite} onToggle={() => void toggle()} />
            </div>
          </>
        }
      />
    </MemberPage>
  )
}

/** One recipe, adapted to the member, outside any week. */
export function RecipeScreen({ recipe }: { recipe: string }) {
  return (
    <WhenReady
      data={useMemberData(filled(routes.memberRecipe, { recipe }), recipeFrom)}
      title={recipeWords.plain}
      tab="settings"
      back={back}
    >
      {(card, cachedAt) => <Recipe card={card} cachedAt={cachedAt} />}
    </WhenReady>
  )
}
