import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { BASE } from '#domain/api/base-path.ts'
import { ChangeReply } from '#domain/api/member/member.ts'
import {
  FoodsQuery,
  FoodsReply,
  IngredientParams,
  OpinionRequest,
  RecipeCard,
  RecipeParams,
} from '#domain/api/member/recipe.ts'
import { routes } from '#domain/api/routes.ts'
import { Problem } from '#domain/problems.ts'
import type { MemberArea } from '#server/http/member/member-area.ts'
import { bearer, DayQuery, fullRefusals } from '#server/http/member/who-asks.ts'
import { bodyRefusals, refusals } from '#server/http/refusals.ts'
import { changeBan, changeOpinion } from '#server/member/change-tastes.ts'
import type { Member } from '#server/member/member.ts'
import { weekOf } from '#server/member/plan-calendar.ts'
import { requestFor } from '#server/member/plan-week.ts'
import { tastesOf } from '#server/member/tastes.ts'

const recipe = { security: bearer, params: RecipeParams, querystring: DayQuery }
const ingredient = { security: bearer, params: IngredientParams, querystring: DayQuery }

const looking = {
  summary: 'A recipe, in the way somebody eats it',
  ...recipe,
  response: { 200: RecipeCard, ...refusals(...fullRefusals, 'RECIPE_UNKNOWN') },
}
const saving = {
  summary: 'A recipe as a file for recipe keepers',
  ...recipe,
  response: {
    200: Type.String({ description: 'application/ld+json (schema.org/Recipe)' }),
    ...refusals(...fullRefusals, 'RECIPE_UNKNOWN'),
  },
}
const judging = {
  summary: 'Say what one thinks of a recipe',
  ...recipe,
  body: OpinionRequest,
  response: {
    200: ChangeReply,
    ...refusals(...bodyRefusals, ...fullRefusals, 'RECIPE_UNKNOWN', 'PLAN_IMPOSSIBLE'),
  },
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
  response: { 200: ChangeReply, ...refusals(...fullRefusals, 'FOOD_UNKNOWN', 'PLAN_IMPOSSIBLE') },
}
const allowing = {
  summary: 'Use an ingredient again',
  ...ingredient,
  response: { 200: ChangeReply, ...refusals(...fullRefusals, 'FOOD_UNKNOWN') },
}

/** Recipes and foods, and what somebody thinks of them. */
export function recipeRoutes({ services, desk, who }: MemberArea): FastifyPluginAsyncTypebox {
  const { db, kitchen, config } = services
  const eaterOf = async (member: Member) => {
    const tastes = await tastesOf(db, member.leadId)
    return requestFor({ member, tastes, weeks: new Map() }, weekOf(member.startsOn, member.today))
  }
  return async (app) => {
    app.get(routes.memberRecipe, { schema: looking }, async (request) => {
      const member = await who.member(request)
      const card = await kitchen.recipeCard(request.params.recipe, await eaterOf(member), member.settings.units)
      if (card === null) throw new Problem('RECIPE_UNKNOWN')
      return card
    })

    app.get(routes.memberSavedRecipe, { schema: saving }, async (request, reply) => {
      const member = await who.member(request)
      const { recipe } = request.params
      const platesAt = `${config.publicUrl}${BASE}/plates`
      const file = await kitchen.savedRecipe(recipe, await eaterOf(member), member.settings.units, platesAt)
      if (file === null) throw new Problem('RECIPE_UNKNOWN')
      return reply
        .type('application/ld+json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${recipe}.json"`)
        .send(file)
    })

    app.put(routes.memberOpinion, { schema: judging }, async (request) => {
      const member = await who.member(request)
      return changeOpinion(desk, member, request.params.recipe, request.body)
    })

    app.get(routes.memberFoods, { schema: searching }, async (request) => {
      await who.member({ headers: request.headers })
      return { foods: [...(await kitchen.foods(request.query.search))] }
    })

    app.put(routes.memberBanned, { schema: banning }, async (request) => {
      const member = await who.member(request)
      return changeBan(desk, member, request.params.ingredient, true)
    })

    app.delete(routes.memberBanned, { schema: allowing }, async (request) => {
      const member = await who.member(request)
      return changeBan(desk, member, request.params.ingredient, false)
    })
  }
}
