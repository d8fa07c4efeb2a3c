import { afterAll, expect, test } from 'vitest'
import { moreRestrictions } from '#domain/answers/member-restrictions.ts'
import { routes } from '#domain/api/routes.ts'
import { newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { createPlannerPool } from '#server/planner-pool/create-planner-pool.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { householdIdOf, partnerOf } from './household.fixture.ts'

const plannerPool = createPlannerPool()
afterAll(plannerPool.close)
const server = await testApp({ plannerPool })
const { db } = server.services

const strict = {
  diets: ['VEGAN', 'GLUTEN_FREE'],
  restrictions: ['GLUTEN', 'EGGS', 'TREE_NUTS', 'DAIRY', 'SEAFOOD', ...moreRestrictions],
}
const banned = ['any-tomato', 'any-onion', 'any-garlic', 'any-mushroom', 'any-coconut', 'any-olive', 'any-courgette']
const open = (who: Visitor) => who.ask('GET', routes.memberWeek, { places: { week: 2 } })

test('a week that is impossible because of a child names the child, and nobody else', async () => {
  const ann = await newMember(server)
  const ben = await partnerOf(server, ann)
  const kim = { name: 'Kim', age: 9, appetite: 'USUAL', ...strict, banned }
  expect((await ann.ask('POST', routes.memberEaters, { body: kim })).statusCode).toBe(200)
  for (const who of [ann, ben]) {
    const reply = await open(who)
    expect([reply.statusCode, reply.json()]).toMatchObject([409, { code: 'PLAN_IMPOSSIBLE_FOR' }])
    expect(reply.json().message).toMatch(/^What Kim must not eat leaves too few dishes/)
    expect(reply.json()).not.toHaveProperty('field')
  }
}, 120_000)

test('because of an adult it names the setting to them, and to the others only that it is another person', async () => {
  const ann = await newMember(server)
  const ben = await partnerOf(server, ann, 'ben-impossible@example.com')
  await db
    .updateTable('persons')
    .set({ diets: strict.diets, restrictions: strict.restrictions })
    .where('id', '=', ben.leadId)
    .execute()
  await db
    .insertInto('banned_ingredients')
    .values(banned.map((ingredient) => ({ person_id: ben.leadId, ingredient, banned_at: server.services.now() })))
    .execute()
  expect(await householdIdOf(server, ben)).toBe(await householdIdOf(server, ann))
  const [mine, theirs] = [await open(ben), await open(ann)]
  expect(mine.json()).toMatchObject({ code: 'PLAN_IMPOSSIBLE', field: 'banned' })
  expect(theirs.json().message).toMatch(/^What another person at your table must not eat/)
  expect(theirs.body).not.toMatch(/Ben|banned|restrictions/)
}, 120_000)
