import { Type } from 'typebox'
import { BASE } from '#domain/api/base-path.ts'
import { ChangeReply } from '#domain/api/member/member.ts'
import { NoteRequest, NotesReply } from '#domain/api/member/notes.ts'
import {
  FoodsQuery,
  FoodsReply,
  IngredientParams,
  OpinionRequest,
  RecipeCard,
  RecipeParams,
} from '#domain/api/member/recipe.ts'
import { routes } from '#domain/api/routes.ts'
import { Problem } from '#domain/problem.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { bodyRefusals, refusals } from '#server/http/refusals.ts'
import { bearer, DayQuery, fullRefusals } from '#server/members/member/authenticate-member.ts'
import type { MemberArea } from '#server/members/member/member-area.ts'
import { inWords } from '#server/members/plan/change-sentences.ts'
import { kitchenOfMember } from '#server/members/plan/kitchen-of-member.ts'
import { changeBan, changeOpinion } from './change-tastes.ts'
import { keepNote, notesOf } from './recipe-notes.ts'

const recipe = { security: bearer, params: RecipeParams, querystring: DayQuery }
const ingredient = { security: bearer, params: IngredientParams, querystring: DayQuery }

const looking = {
  summary: 'A recipe, adapted to the member and to everybody at their table',
  ...recipe,
  response: { 200: RecipeCard, ...refusals(...fullRefusals, 'RECIPE_UNKNOWN') },
}
const saving = {
  summary: 'A recipe as a file for recipe apps',
  ...recipe,
  response: {
    200: Type.String({ description: 'application/ld+json (schema.org/Recipe)' }),
    ...refusals(...fullRefusals, 'RECIPE_UNKNOWN'),
  },
}
const judging = {
  summary: "Set the member's opinion of a recipe",
  ...recipe,
  body: OpinionRequest,
  response: {
    200: ChangeReply,
    ...refusals(...bodyRefusals, ...fullRefusals, 'RECIPE_UNKNOWN', 'PLAN_IMPOSSIBLE', 'PLAN_IMPOSSIBLE_FOR'),
  },
}
const reading = {
  summary: 'What the member noted on dishes, for themselves',
  security: bearer,
  querystring: DayQuery,
  response: { 200: NotesReply, ...refusals(...fullRefusals) },
}
const noting = {
  summary: 'Keep a note on a dish, or delete it with an empty one; the reply is all notes',
  ...recipe,
  body: NoteRequest,
  response: { 200: NotesReply, ...refusals(...bodyRefusals, ...fullRefusals, 'RECIPE_UNKNOWN', 'NOTES_FULL') },
}
const searching = {
  summary: 'Foods by their name',
  security: bearer,
  querystring: FoodsQuery,
  response: { 200: FoodsReply, ...refusals(...fullRefusals) },
}
const banning = {
  summary: 'Never use an ingredient',
  ...ingredient,
  response: {
    200: ChangeReply,
    ...refusals(...fullRefusals, 'FOOD_UNKNOWN', 'PLAN_IMPOSSIBLE', 'PLAN_IMPOSSIBLE_FOR'),
  },
}
const allowing = {
  summary: 'Use an ingredient again',
  ...ingredient,
  response: { 200: ChangeReply, ...refusals(...fullRefusals, 'FOOD_UNKNOWN') },
}

/** Recipes and foods, and the member's opinions of them. */
export function recipeRoutes({ services, planContext, authenticate }: MemberArea): RouteGroup {
  const { db, plannerPool, config } = services
  return async (app) => {
    app.get(routes.memberRecipe, { schema: looking }, async (request) => {
      const member = await authenticate.member(request)
      const card = await plannerPool.recipeCard(
        request.params.recipe,
        await kitchenOfMember(services, member),
        member.usage,
      )
      if (card === null) throw new Problem('RECIPE_UNKNOWN')
      return card
    })

    app.get(routes.memberSavedRecipe, { schema: saving }, async (request, reply) => {
      const member = await authenticate.member(request)
      const { recipe } = request.params
      const platesAt = `${config.publicUrl}${BASE}/plates`
      const file = await plannerPool.savedRecipe(
        recipe,
        await kitchenOfMember(services, member),
        member.usage,
        platesAt,
      )
      if (file === null) throw new Problem('RECIPE_UNKNOWN')
      return reply
        .type('application/ld+json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${recipe}.json"`)
        .send(file)
    })

    app.put(routes.memberOpinion, { schema: judging }, async (request) => {
      const member = await authenticate.member(request)
      return inWords(plannerPool, member, await changeOpinion(planContext, member, request.params.recipe, request.body))
    })

    app.get(routes.memberNotes, { schema: reading }, async (request) => {
      const { personId } = await authenticate.member(request)
      return { notes: await notesOf(db, personId) }
    })

    app.put(routes.memberNote, { schema: noting }, async (request) => {
      const member = await authenticate.member(request)
      const { recipe } = request.params
      const isKnown = async () => {
        const kitchen = await kitchenOfMember(services, member)
        return (await plannerPool.titles([recipe], kitchen, member.usage)).has(recipe)
      }
      return keepNote(services, member, recipe, request.body.text, isKnown)
    })

    app.get(routes.memberFoods, { schema: searching }, async (request) => {
      const { usage } = await authenticate.member({ headers: request.headers })
      return { foods: [...(await plannerPool.foods(request.query.search, usage))] }
    })

    app.put(routes.memberBanned, { schema: banning }, async (request) => {
      const member = await authenticate.member(request)
      return inWords(plannerPool, member, await changeBan(planContext, member, request.params.ingredient, true))
    })

    app.delete(routes.memberBanned, { schema: allowing }, async (request) => {
      const member = await authenticate.member(request)
      return inWords(plannerPool, member, await changeBan(planContext, member, request.params.ingredient, false))
    })
  }
}
