import type { IngredientId } from '#planner/foods/ingredients.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Tastes } from './week-request.ts'

/** What somebody has said of recipes and foods, in a fixed order: the same tastes make the same request. */
export async function tastesOf(db: Database, leadId: string): Promise<Tastes> {
  const opinions = await db
    .selectFrom('recipe_opinions')
    .select(['recipe', 'opinion'])
    .where('lead_id', '=', leadId)
    .execute()
  const banned = await db.selectFrom('banned_ingredients').select('ingredient').where('lead_id', '=', leadId).execute()
  const held = (opinion: string) => opinions.flatMap((row) => (row.opinion === opinion ? [row.recipe] : [])).toSorted()
  return {
    favourites: held('favourite'),
    disliked: held('dislike'),
    // The planner knew each of them when it was ruled out; one that has left the pantry since rules out nothing.
    banned: banned.map(({ ingredient }) => ingredient as IngredientId).toSorted(),
  }
}
