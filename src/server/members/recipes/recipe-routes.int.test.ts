import { expect, test } from 'vitest'
import type { MemberView } from '#domain/api/member/member.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import { routes } from '#domain/api/routes.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { STUBBORN_FOOD } from '#server/members/small-library.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const plannerPool = smallPlannerPool()
const server = await testApp({ plannerPool })

const view = async (member: Visitor) =>
  (await member.ask('GET', routes.member, { query: { today: dayOf(server) } })).json<MemberView>()
const week = async (member: Visitor, number: number) =>
  (await member.ask('GET', routes.memberWeek, { places: { week: number } })).json<WeekView>()
const recipesIn = ({ days }: WeekView) =>
  days.flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes.map(({ recipe }) => recipe)))
const say = (member: Visitor, recipe: string, opinion: string) =>
  member.ask('PUT', routes.memberOpinion, { places: { recipe }, body: { opinion } })
const ban = (member: Visitor, ingredient: string) => member.ask('PUT', routes.memberBanned, { places: { ingredient } })

test('recipes are adapted to the member', async () => {
  const member = await newMember(server)
  const read = (recipe: string) => member.ask('GET', routes.memberRecipe, { places: { recipe } })
  expect((await read('lunch-3')).json()).toMatchObject({ recipe: 'lunch-3', title: 'Dish lunch-3' })
  expect(refusalIn(await read('nothing'))).toEqual([404, 'RECIPE_UNKNOWN'])
  expect(refusalIn(await read('%2e%2e'))).toEqual([404, 'RECIPE_UNKNOWN'])
  await ban(member, 'food-3')
  expect(refusalIn(await read('lunch-3'))).toEqual([404, 'RECIPE_UNKNOWN'])
})

test('a recipe can be downloaded as a file', async () => {
  const member = await newMember(server)
  const save = (recipe: string) => member.ask('GET', routes.memberSavedRecipe, { places: { recipe } })
  const file = await save('lunch-3')
  expect(file.headers['content-type']).toMatch(/^application\/ld\+json/)
  expect(file.headers['content-disposition']).toBe('attachment; filename="lunch-3.json"')
  expect(file.json()).toEqual({
    name: 'Dish lunch-3',
    image: [expect.stringMatching(/^https?:\/\/.+\/v3\/plates\/lunch-3\.svg$/)],
  })
  expect(refusalIn(await save('nothing'))).toEqual([404, 'RECIPE_UNKNOWN'])
})

test('a dislike removes a dish from the planned weeks and keeps the other meals', async () => {
  const member = await newMember(server)
  const [before, later] = [await week(member, 1), await week(member, 2)]
  expect(recipesIn(before)).toContain('lunch-3')
  const reply = await say(member, 'lunch-3', 'dislike')
  const after = await week(member, 1)
  expect(recipesIn(after)).not.toContain('lunch-3')
  const gone = recipesIn(before).filter((recipe) => recipe === 'lunch-3').length
  expect(recipesIn(after).filter((recipe, index) => recipe !== recipesIn(before)[index])).toHaveLength(gone)
  expect(reply.json().meals).toContainEqual({ week: 1, day: expect.any(Number), meal: 1 })
  expect(reply.json().changes[0]).toMatch(/^\w+’s lunch: Dish lunch-\d+ instead of Dish lunch-3\.$/)
  expect(recipesIn(await week(member, 2)).length).toBe(recipesIn(later).length)
  expect((await view(member)).disliked).toEqual([{ recipe: 'lunch-3', title: 'Dish lunch-3' }])
  await week(member, 3)
  expect(plannerPool.asked.at(-1)?.request.dislikedRecipes).toEqual(['lunch-3'])
})

test('a favourite changes only weeks that are not planned yet', async () => {
  const member = await newMember(server)
  const before = await week(member, 1)
  expect((await say(member, 'lunch-11', 'favourite')).json()).toMatchObject({ changes: [], meals: [] })
  expect(await week(member, 1)).toEqual(before)
  expect(recipesIn(await week(member, 2))).toContain('lunch-11')
  expect((await view(member)).favourites).toEqual([{ recipe: 'lunch-11', title: 'Dish lunch-11' }])
})

test('of several opinions on a recipe the last one counts', async () => {
  const member = await newMember(server)
  for (const opinion of ['dislike', 'favourite', 'favourite']) await say(member, 'dinner-2', opinion)
  expect(await view(member)).toMatchObject({ disliked: [], favourites: [{ recipe: 'dinner-2' }] })
  await say(member, 'dinner-2', 'none')
  expect(await view(member)).toMatchObject({ disliked: [], favourites: [] })
})

test('a ban removes a food from every planned week, and allowing it again changes none', async () => {
  const member = await newMember(server)
  for (const number of [1, 2]) await week(member, number)
  const { changes } = (await ban(member, 'food-2')).json()
  expect(changes.length).toBeGreaterThan(2)
  for (const number of [1, 2, 3]) {
    expect(recipesIn(await week(member, number)).filter((recipe) => recipe.endsWith('-2'))).toEqual([])
  }
  expect((await view(member)).banned).toEqual([{ id: 'food-2', name: 'food 2' }])
  const held = await week(member, 1)
  const allowed = await member.ask('DELETE', routes.memberBanned, { places: { ingredient: 'food-2' } })
  expect(allowed.json()).toMatchObject({ changes: [], meals: [] })
  expect(await week(member, 1)).toEqual(held)
  expect((await view(member)).banned).toEqual([])
  expect((await ban(member, 'food-2')).json()).toMatchObject({ changes: [], meals: [] })
})

test('a week in which dishes cannot be replaced is planned again', async () => {
  const member = await newMember(server)
  await week(member, 1)
  const { changes } = (await ban(member, STUBBORN_FOOD)).json()
  expect(changes).toEqual([expect.stringMatching(/^We planned the week of \w+ \d+ again\.$/)])
  expect(plannerPool.asked.at(-1)).toMatchObject({ week: 1, request: { bannedIngredients: [STUBBORN_FOOD] } })
})

test('concurrent opinions and bans are all stored', async () => {
  const member = await newMember(server)
  await week(member, 1)
  const foods = ['food-1', 'food-2', 'food-3', 'food-4']
  const replies = await Promise.all([...foods.map((food) => ban(member, food)), say(member, 'lunch-5', 'dislike')])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  expect(await view(member)).toMatchObject({ banned: foods.map((id) => ({ id })), disliked: [{ recipe: 'lunch-5' }] })
  const left = recipesIn(await week(member, 1))
  expect(left.filter((recipe) => /-[1-4]$/.test(recipe) || recipe === 'lunch-5')).toEqual([])
})

test('an unknown recipe or food is refused', async () => {
  const member = await newMember(server)
  expect(refusalIn(await say(member, 'nothing', 'dislike'))).toEqual([404, 'RECIPE_UNKNOWN'])
  expect(refusalIn(await say(member, 'lunch-1', 'love'))).toEqual([422, 'INPUT_INVALID', 'opinion'])
  expect(refusalIn(await ban(member, 'unicorn'))).toEqual([404, 'FOOD_UNKNOWN'])
  expect(refusalIn(await ban(member, 'Uni corn'))).toEqual([404, 'FOOD_UNKNOWN'])
})

test('foods are found by their name, with what ruling them out takes away', async () => {
  const member = await newMember(server)
  const search = (text: string) => member.ask('GET', routes.memberFoods, { query: { search: text } })
  const found = { id: 'food-12', name: 'food 12', dishes: 1, holds: [], foods: 1 }
  expect((await search('food-12')).json()).toEqual({ foods: [found] })
  expect(refusalIn(await search('f'))).toEqual([400, 'QUERY_INVALID', 'search'])
  expect(refusalIn(await search('x'.repeat(41)))).toEqual([400, 'QUERY_INVALID', 'search'])
})
