import type { WeightRequest, WeightsReply, WeightsRequest } from '#domain/api/member/weights.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { type WeighedDay, withoutCounting, withoutOther, withPicked } from '#domain/body/weighed-day.ts'
import type { IsoDate } from '#domain/time.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { kg } from '#domain/units.ts'
import { today } from '#web/device/today.ts'
import { isTransient } from '#web/device/transient.ts'
import { type AnnouncedAction, announce, announceChanges } from '#web/member/announcements/announcements.ts'
import { type MemberOutcome, requestMember } from '#web/member/data/request-member.ts'
import { setMemberData } from '#web/member/data/use-member-data.ts'
import { type LoggedWeight, weightsFrom } from '#web/member/data/weights-reply.ts'
import { markNew } from '#web/member/plan-changes/new-meals.ts'
import { renewPlan } from '#web/member/plan-changes/renew-plan.ts'
import { keepWeighIn } from '#web/member/weigh-ins/weigh-in-queue.ts'
import { weighInWords } from '#web/member/weigh-ins/weigh-in-words.ts'
import { memberWords } from '#web/member/words/member-words.ts'
import { dayText } from '#web/words/dates.ts'
import { doubtedRunWords } from './doubted-run-words.ts'
import { loggedMassText } from './logged-text.ts'
import { loggedOn, type WeightLog } from './weight-log.ts'
import { deletedText, pickedText, savedBesideText, savedText, weightWords } from './weight-words.ts'

export type WeightChange = MemberOutcome<WeightsReply>
/** A weight that was added, or kept on this device because the server cannot be reached. */
export type WeightAdded = WeightChange | { readonly kind: 'kept' }

/** What happens to a day: its weight is added, or set together with the others of the day, or all are deleted. */
type DayChange = Omit<WeightRequest, 'day'> | null

/** Changes a day, and shows the log that the server replies with. */
async function change(day: IsoDate, body: DayChange): Promise<WeightChange> {
  const call = body === null ? ({ method: 'DELETE' } as const) : ({ method: 'PUT', body } as const)
  const outcome = await requestMember(`${filled(routes.memberWeight, { day })}?today=${today()}`, {
    ...call,
    parse: weightsFrom,
  })
  if (outcome.kind === 'ok') setMemberData(routes.memberWeights, outcome.value)
  return outcome
}

/** Saves the weights of many days and removes others, all or none. If more follow, the log is not shown yet. */
export async function changeMany(body: WeightsRequest): Promise<WeightChange> {
  const call = { method: 'POST', body, parse: weightsFrom } as const
  const outcome = await requestMember(`${routes.memberWeights}?today=${today()}`, call)
  if (outcome.kind === 'ok' && body.isMore !== true) setMemberData(routes.memberWeights, outcome.value)
  return outcome
}

export const refusalText = (outcome: Exclude<WeightChange, { kind: 'ok' }>): string =>
  outcome.kind === 'refused' ? outcome.message : memberWords.notNow

/** Says what was saved. If the readings change the plan at once, because they are unsafe or were, that is said, too. */
export function announceSaved(
  saved: string,
  { changes = [], meals = [] }: WeightsReply,
  action?: AnnouncedAction,
): void {
  announceChanges(saved, changes, action)
  markNew(meals)
  if (changes.length > 0) void renewPlan()
}

/** A whole day as it is sent: what the log does not have is deleted. */
const whole = ({ day: _, others = [], ...weight }: LoggedWeight): DayChange => ({ ...weight, others })

/** An action that restores the previous weights of a day. */
const undo = (day: IsoDate, before: LoggedWeight | null) => ({
  label: weightWords.undo,
  run: () => {
    void change(day, before && whole(before)).then((outcome) => {
      if (outcome.kind === 'ok') announceSaved(weightWords.undone, outcome.value)
      else announce(refusalText(outcome))
    })
  },
})

/** A day as the log has it. */
const loggedFrom = ({ others, ...day }: WeighedDay & { readonly day: IsoDate }): LoggedWeight => ({
  ...day,
  ...(others && { others: [...others] }),
})

/** A day without the weight that counts; null if it has no other. */
function left({
  day,
  ...weights
}: LoggedWeight): (LoggedWeight & { others: NonNullable<LoggedWeight['others']> }) | null {
  const rest = withoutCounting(weights)
  return rest === null ? null : { ...rest, day, others: [...(rest.others ?? [])] }
}

/** Changes to the log, each of which can be undone. */
export function useWeightChanges(log: WeightLog, units: UnitSystem) {
  const partsOf = (entry: LoggedWeight) => [kg(entry.kg), units, dayText(entry.day, today())] as const
  return {
    /** Adds a weight to its day: if the day has one, the first of the morning counts. */
    async add({ day, ...weight }: LoggedWeight): Promise<WeightAdded> {
      const before = loggedOn(log, day)
      const outcome = await change(day, { ...weight, add: true })
      if (isTransient(outcome)) {
        const { others: _, picked: __, source: ___, ...typed } = weight
        keepWeighIn({ day, ...typed })
        announce(weighInWords.kept(loggedMassText(kg(weight.kg), units), dayText(day, today())))
        return { kind: 'kept' }
      }
      if (outcome.kind !== 'ok') return outcome
      const now = loggedOn(outcome.value.weights, day)
      const isBeside = now?.others?.some((other) => other.kg === weight.kg) === true && now.kg !== weight.kg
      const said = isBeside
        ? savedBesideText(kg(weight.kg), kg(now.kg), units, dayText(day, today()))
        : savedText(...partsOf({ day, ...weight }))
      announceSaved(said, outcome.value, undo(day, before))
      return outcome
    },
    /** Changes the weight that counts; the others of its day stay. */
    async save({ day, others: _, ...weight }: LoggedWeight): Promise<WeightChange> {
      const before = loggedOn(log, day)
      const outcome = await change(day, weight)
      if (outcome.kind === 'ok')
        announceSaved(savedText(...partsOf({ day, ...weight })), outcome.value, undo(day, before))
      return outcome
    },
    /** Lets another weight of a day count; `index` counts the others from 0. */
    async pick({ day, ...weights }: LoggedWeight, index: number): Promise<void> {
      const now = loggedFrom({ day, ...withPicked(weights, index) })
      const outcome = await change(day, whole(now))
      if (outcome.kind === 'ok')
        announceSaved(pickedText(...partsOf(now)), outcome.value, undo(day, { day, ...weights }))
      else announce(refusalText(outcome))
    },
    /** Deletes one of the other weights of a day; `index` counts them from 0. */
    async removeOther({ day, ...weights }: LoggedWeight, index: number): Promise<void> {
      const outcome = await change(day, whole(loggedFrom({ day, ...withoutOther(weights, index) })))
      const gone = { day, kg: weights.others?.[index]?.kg ?? weights.kg }
      if (outcome.kind === 'ok')
        announceSaved(deletedText(...partsOf(gone)), outcome.value, undo(day, { day, ...weights }))
      else announce(refusalText(outcome))
    },
    /** Confirms readings that were doubted together, or deletes them because they are somebody else's. */
    async answerRun(run: readonly LoggedWeight[], isMine: boolean): Promise<void> {
      const outcome = await changeMany(
        isMine
          ? { weights: run.map((entry) => ({ ...entry, confirmed: true })), remove: [] }
          : {
              weights: run.flatMap((entry) => left(entry) ?? []),
              remove: run.flatMap((entry) => (left(entry) ? [] : entry.day)),
            },
      )
      if (outcome.kind !== 'ok') return announce(refusalText(outcome))
      const takeBack = async () => {
        const undone = await changeMany({
          weights: run.map((entry) => ({ ...entry, others: entry.others ?? [] })),
          remove: [],
        })
        if (undone.kind === 'ok') announceSaved(weightWords.undone, undone.value)
        else announce(refusalText(undone))
      }
      announceSaved(doubtedRunWords[isMine ? 'kept' : 'removed'](run.length), outcome.value, {
        label: weightWords.undo,
        run: () => void takeBack(),
      })
    },
    /** Deletes the weight that counts: if the day has others, the first of their morning counts. */
    async remove(entry: LoggedWeight): Promise<void> {
      const rest = left(entry)
      const outcome = await change(entry.day, rest && whole(rest))
      if (outcome.kind === 'ok') announceSaved(deletedText(...partsOf(entry)), outcome.value, undo(entry.day, entry))
      else announce(refusalText(outcome))
    },
  }
}
