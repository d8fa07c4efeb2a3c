import type { WeighInReply, WeighInRequest } from '#domain/api/member/weight-address.ts'
import { weighInDoubt } from '#domain/body/plausible.ts'
import { cleanNote } from '#domain/body/weighed-day.ts'
import { Problem } from '#domain/problem.ts'
import { daysBetween, type IsoDate } from '#domain/time.ts'
import { cm, days, type Kg, kg } from '#domain/units.ts'
import { dayCell, serialDay } from '#domain/weight-file/day-cell.ts'
import { kgPer, massCell, massUnitOf } from '#domain/weight-file/mass-cell.ts'
import { type KnownWeight, sentFit } from '#domain/weight-file/sent-fit.ts'
import { EARLIEST_WEIGHT_DAY } from '#domain/weight-filter/log-limits.ts'
import type { Member } from '#server/members/member/member.ts'
import { dayIn, minuteIn } from '#server/members/reminder/reminder-time.ts'
import { addWeight, weightsOf } from '#server/members/weight-log/weights.ts'
import type { Services } from '#server/services.ts'

const toGrams = (value: number): Kg => kg(Math.round(value * 1000) / 1000)

/** The mass that was sent. @throws Problem WEIGHT_NUMBER_INVALID, WEIGHT_UNIT_NEEDED */
function sentMass({ weight, unit }: WeighInRequest): Kg {
  const cell = massCell(String(weight))
  if (cell === null) throw new Problem('WEIGHT_NUMBER_INVALID', 'weight')
  const named = unit === undefined ? null : massUnitOf(unit.trim())
  // A unit that is not known, or two that differ, may mean anything.
  const isUnclear =
    (unit !== undefined && named === null) || (cell.unit !== null && named !== null && cell.unit !== named)
  const known = cell.unit ?? named
  if (isUnclear || known === null) throw new Problem('WEIGHT_UNIT_NEEDED', 'unit')
  return toGrams(cell.value * kgPer[known])
}

type SentTime = { readonly day: IsoDate; readonly minuteOfDay?: number }

/** The day and time that were sent, or now. @throws Problem WEIGHT_TIME_INVALID if they can be read in several ways, or in none */
function sentTime({ at }: WeighInRequest, now: Date, timeZone: string): SentTime {
  const local = (moment: Date): SentTime => ({ day: dayIn(moment, timeZone), minuteOfDay: minuteIn(moment, timeZone) })
  if (at === undefined || at.trim() === '') return local(now)
  const cell = dayCell(at) ?? (/^\d{10,}$/.test(at.trim()) ? serialDay(at) : null)
  const [day, other] = new Set(Object.values(cell?.days ?? {}))
  if (cell === null || day === undefined || other !== undefined) throw new Problem('WEIGHT_TIME_INVALID', 'at')
  const told: SentTime = { day, ...(cell.minutes !== null && { minuteOfDay: cell.minutes }) }
  const time = cell.utc === null ? told : local(new Date(cell.utc))
  if (time.day > dayIn(now, timeZone) || time.day < EARLIEST_WEIGHT_DAY) throw new Problem('WEIGHT_TIME_INVALID', 'at')
  return time
}

/**
 * Adds a weight to its day. What is far from the log is kept unconfirmed, so that the log asks about it; what no body
 * loses or gains, is right in another unit, or is nobody's weight, is refused.
 * @throws Problem with the field that is wrong; nothing is stored then
 */
export async function keepSentWeight(
  services: Pick<Services, 'db' | 'now'>,
  member: Member,
  sent: WeighInRequest,
  timeZone: string,
): Promise<WeighInReply> {
  const mass = sentMass(sent)
  const { day, ...time } = sentTime(sent, services.now(), timeZone)
  const { hero, startsOn } = member
  const log = await weightsOf(services.db, member.personId)
  const apart = (from: string): number => Math.abs(daysBetween(from, day) ?? Number.POSITIVE_INFINITY)
  const known = log.map((entry): KnownWeight => {
    const isTold = entry.source === undefined || entry.confirmed === true
    return { kg: entry.kg, apart: apart(entry.day), isTold }
  })
  // The first weight is compared with the one in the answers.
  if (known.length === 0 && hero.weight !== undefined)
    known.push({ kg: hero.weight, apart: apart(startsOn), isTold: true })
  const fit = sentFit(mass, known)
  if (fit === 'OTHER_UNIT') throw new Problem('WEIGHT_UNIT_DOUBTFUL', 'unit')
  const weighIn = { day: days(daysBetween(startsOn, day) ?? 0), weight: mass }
  const doubt = weighInDoubt(weighIn, cm(hero.height ?? Number.NaN), [])
  if (fit === 'NO_FIT' || doubt?.kind === 'OUTSIDE') throw new Problem('WEIGHT_UNLIKELY', 'weight')
  const note = cleanNote(sent.note ?? '')
  const weight = { kg: mass, ...time, ...(note !== undefined && { note }), source: 'address' } as const
  const { isStored, counts } = await addWeight(services, member.personId, day, weight)
  return { day, kg: mass, stored: isStored, counts }
}
