import { RecipeCard } from '#domain/api/member/recipe.ts'
import { CandidatesReply, MovesReply, WeekView } from '#domain/api/member/week.ts'
import { parserOf } from '#web/device/parser-of.ts'

export const weekFrom = parserOf(WeekView)
export const recipeFrom = parserOf(RecipeCard)
export const movesFrom = parserOf(MovesReply)
export const candidatesFrom = parserOf(CandidatesReply)
