import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { MemberView } from '#domain/api/member/member.ts'
import type { ReviewReply } from '#domain/api/member/review.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import type { WeightsReply } from '#domain/api/member/weights.ts'
import { routes } from '#domain/api/routes.ts'
import { addDays, MS_PER_DAY, plusDays } from '#domain/time.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { type TestApp, testApp } from '#server/test-app.fixture.ts'
import { keepText } from '#web/member/review/keep-text.ts'
import { reviewText } from '#web/member/review/review-text.ts'
import { goalSentences } from '#web/member/weight/goal/goal-text.ts'
import { milestoneTexts } from '#web/member/weight/goal/milestone-words.ts'
import { learntText } from '#web/member/weight/learnt-text.ts'
import { contradicting, saidTwice } from '#web/member/weight/weight-claims.fixture.ts'
import { weightProgress } from '#web/member/weight/weight-progress.ts'
import { adviceTitles, adviceWords } from '#web/member/weight/weight-words.ts'
import { type HalfYear, halfYears, shownBy } from './members.ts'

/** A session ends after half a year. */
const WEEKS = 25
const TITLE = /^About ([\d.]+)\u202fkg today$/
/** A mass whose unit could begin a line of its own. */
const breakable = /\d[ \u00a0](kg|lb)\b/

type FollowedMember = {
  readonly server: TestApp
  readonly member: Visitor
  readonly startsOn: string
  readonly start: number
}

async function follow(person: HalfYear): Promise<FollowedMember> {
  const server = await testApp({ plannerPool: smallPlannerPool() })
  const member = await newMember(server)
  const ends_at = plusDays(server.services.now(), 400)
  await server.services.db.updateTable('entitlements').set({ ends_at }).where('lead_id', '=', member.leadId).execute()
  const { startsOn, hero } = (
    await member.ask('GET', routes.member, { query: { today: dayOf(server) } })
  ).json() as MemberView
  const { goalKg } = person
  if (goalKg !== undefined)
    await member.ask('PUT', routes.memberGoal, { body: { aim: 'LOSE', kg: goalKg, pace: 'USUAL' } })
  return { server, member, startsOn, start: hero.weight ?? Number.NaN }
}

const reviewOf = async ({ member }: FollowedMember) =>
  (await member.ask('GET', routes.memberReview)).json() as ReviewReply
const energyOf = async ({ member }: FollowedMember, week: number) =>
  ((await member.ask('GET', routes.memberWeek, { places: { week } })).json() as WeekView).targets.energy

/** A week of daily weights, the review that follows, and the answer to it. */
async function liveWeek(one: FollowedMember, person: HalfYear, week: number): Promise<void> {
  const { server, member, startsOn, start } = one
  server.pass(7 * MS_PER_DAY)
  const shown = shownBy(person, start)
  const weights = Array.from({ length: 7 }, (_, ago) => {
    const day = 7 * week - 6 + ago
    return { day: addDays(startsOn, day), kg: shown(day) }
  })
  await member.ask('POST', routes.memberWeights, { body: { weights, remove: [] } })
  const { latest } = await reviewOf(one)
  const answer = (body: object) =>
    member.ask('POST', routes.memberReviewAnswer, { body: { week: latest?.week, ...body } })
  if (latest?.decision.kind === 'ASK' && latest.plateauAnswer === null) await answer({ plateauAnswer: person.plateau })
  if (latest?.decision.kind === 'PROPOSE' && latest.answer === null && person.answer !== null) {
    await answer({ answer: person.answer })
  }
  const told = person.tells?.[week]
  if (told === undefined) return
  const { kind, from, to } = told
  const body = { kind, from: addDays(startsOn, from), to: to === null ? null : addDays(startsOn, to) }
  await member.ask('PUT', routes.memberLifeEvent, { places: { event: randomUUID() }, body })
}

/** What the weight page says, and what the card says on a page without a note, such as Today. */
async function pagesOf(one: FollowedMember) {
  const { server, member } = one
  const today = dayOf(server)
  const view = (await member.ask('GET', routes.member, { query: { today } })).json() as MemberView
  const reply = (await member.ask('GET', routes.memberWeights)).json() as WeightsReply
  const review = await reviewOf(one)
  const progress = weightProgress(view, reply, today, review)
  const { learnt, goal } = reply
  if (progress === null || learnt === undefined || goal === undefined) throw new Error('Nothing was learnt.')
  const { state, mode, advice } = progress
  const cardWith = (note: typeof advice) => {
    const card =
      review.latest === null ? null : reviewText(review.latest, { state, mode, today, units: 'metric', note })
    return card === null ? [] : [card.title, ...card.sentences]
  }
  const figure = learntText({ ...progress, learnt })
  const weight = [
    ...(advice === null ? [] : [adviceTitles[advice], adviceWords[advice]]),
    ...(goal.milestones ?? []).map(({ kind }) => milestoneTexts[kind]),
    ...cardWith(advice),
    figure.title,
    ...figure.sentences,
    ...goalSentences(goal, 'metric', today),
    ...(review.latest === null ? [] : [keepText(review.latest, state) ?? '']),
  ]
  return { state, learnt, goal, review, pages: [weight, cardWith(null)] }
}

test.each(halfYears)(
  'half a year of $who: no page contradicts itself or the body, and no hold has less',
  async (person) => {
    const one = await follow(person)
    let energy = await energyOf(one, 1)
    for (let week = 1; week <= WEEKS; week++) {
      await liveWeek(one, person, week)
      const { state, learnt, goal, review, pages } = await pagesOf(one)
      const now = review.latest?.now ?? energy
      const at = `week ${week}, ${state}`
      for (const page of pages) {
        expect(contradicting(page, state), at).toEqual([])
        expect(saidTwice(page), at).toEqual([])
        expect(
          page.filter((sentence) => breakable.test(sentence)),
          at,
        ).toEqual([])
      }
      const shown = pages.flat().flatMap((sentence) => TITLE.exec(sentence)?.[1] ?? [])
      expect(shown, at).toHaveLength(1)
      const truth = one.start - person.lost(7 * week)
      const onNewScales = truth + (person.scales?.(7 * week) ?? 0)
      const off = Math.min(...[truth, onNewScales].map((weight) => Math.abs(Number(shown[0]) - weight)))
      expect(off, at).toBeLessThan(learnt.doubts.length > 0 ? 2.5 : 1.5)
      const isHeld = review.latest?.decision.kind === 'HOLD' || review.latest?.decision.kind === 'RAISE'
      if (isHeld) expect(Math.min(now, await energyOf(one, week + 1)), at).toBeGreaterThanOrEqual(energy)
      expect(energy - now, at).toBeLessThanOrEqual(150)
      if (state !== 'FALLING') expect(goal.milestones?.map(({ kind }) => kind) ?? [], at).not.toContain('TEN_DAY_BEST')
      energy = now
    }
  },
)
