import type { Gender } from '#domain/answers/choices.ts'
import { type BalancedBody, balancedBody, bodyFat, weightOf } from '#domain/body/balanced-body.ts'
import { lowestHealthyGoal } from '#domain/body/body-mass.ts'
import { type LossPlan, planLoss } from '#domain/body/loss-plan.ts'
import { type Physique, restingEnergy } from '#domain/body/resting-energy.ts'
import { FAT_METABOLISM, FEEDING_SHARE, GLYCOGEN_AT_START, LEAN_METABOLISM } from '#domain/body/tissue-energy.ts'
import { nextDay } from '#domain/body/weight-model.ts'
import { activityLevel, cm, days, kcalPerDay, kg, years } from '#domain/units.ts'
import type { Population } from './population.ts'
import { type Random, randomFrom } from './random.ts'

export const WEEKS = 26
const DAYS = 7 * WEEKS + 4
/** Deviation of the weight by weekday, Monday first, kg per kg. */
const weekShape = [0.0019, 0.0004, -0.001, -0.0016, -0.0022, -0.0012, 0.0016] as const

/** What happens to a person under any plan: drawn once, so that plans can be compared on the same life. */
export type Life = {
  readonly physique: Physique
  readonly activity: number
  readonly goal: number
  readonly weekday: number
  readonly body: BalancedBody
  readonly drift: { readonly kcal: number; readonly days: number }
  readonly stopsOn: number
  readonly activityChange: { readonly day: number; readonly share: number }
  readonly appetite: number
  readonly pushBack: number
  /** Eaten on top of the plan on each day, kcal, except what depends on the weights and the plan. */
  readonly beside: readonly number[]
  /** Deviation of a day's eating, as a share of the plan. */
  readonly noise: readonly number[]
  /** Deviation of the scales from the body on each day, kg; null if the person does not weigh. */
  readonly scales: readonly (number | null)[]
  /** Functions that falsify the readings of some days. */
  readonly falsified: ReadonlyMap<number, (reading: number) => number>
}

function trueBody(physique: Physique, activity: number, resting: number, fatShare: number): BalancedBody {
  const { weight } = physique
  const fat = weight * fatShare
  const lean = weight - fat
  const expenditure = kcalPerDay(activity * resting)
  const movement = (((1 - FEEDING_SHARE) * activity - 1) * resting) / weight
  return {
    physique,
    resting: kcalPerDay(resting),
    expenditure,
    movement,
    remainder: expenditure - FAT_METABOLISM * fat - LEAN_METABOLISM * lean - movement * weight,
    start: { fat, lean, glycogen: GLYCOGEN_AT_START, fluid: 0, adaptation: 0 },
  }
}

const bands = [
  { band: 25, from: 18, to: 29 },
  { band: 35, from: 30, to: 39 },
  { band: 45, from: 40, to: 49 },
  { band: 60, from: 50, to: 72 },
] as const

function falsifications(random: Random, share: number, on: (day: number) => boolean) {
  const falsified = new Map<number, (reading: number) => number>()
  for (let day = 0; day < DAYS; day++) {
    if (!on(day) || !random.chance(share)) continue
    const kind = random.share()
    const clothes = random.between(0.7, 2.5)
    const other = random.normal(0, 25)
    const typing = random.chance(0.5) ? 10 : -10
    if (kind < 0.6) falsified.set(day, (reading) => reading + clothes)
    else if (kind < 0.75) falsified.set(day, (reading) => reading + (Math.abs(other) < 6 ? 9 : other))
    else if (kind < 0.85) falsified.set(day, (reading) => (random.chance(0.5) ? reading * 2.2046 : reading / 2.2046))
    else falsified.set(day, (reading) => reading + typing)
  }
  return falsified
}

export function drawLife(seed: number, population: Population): Life {
  const random = randomFrom(seed)
  const sex: Gender = random.chance(0.58) ? 'FEMALE' : 'MALE'
  const height = cm(Math.round(random.normal(sex === 'MALE' ? 178 : 165, 7)))
  const index = Math.min(46, Math.max(23.5, random.normal(30, 4.5)))
  const weightTrue = index * (height / 100) ** 2
  const { band, from, to } = bands[Math.floor(random.share() * 4)] ?? bands[1]
  const age = random.between(from, to)
  const typed = kg(Math.round(2 * (weightTrue - population.typed.low + random.normal(0, population.typed.sd))) / 2)
  const activity = Math.round(20 * random.between(1.4, 1.75)) / 20
  const physique: Physique = { sex, age: years(band), height, weight: typed }
  const real: Physique = { sex, age: years(age), height, weight: kg(weightTrue) }
  const resting = restingEnergy(real) * (1 + random.normal(0, population.restingSd))
  const fatShare = Math.min(0.58, Math.max(0.1, bodyFat(real) + random.normal(0, population.bodyFatSd) / 100))
  const body = trueBody(real, Math.max(1.25, activity + random.normal(0, population.activitySd)), resting, fatShare)
  const goal = Math.max(lowestHealthyGoal(height), typed * random.between(0.8, 0.95))
  const weekday = Math.floor(random.share() * 7)
  const weekend = random.normal(population.weekend.mean, population.weekend.sd)
  const eatsLess = random.chance(population.eatLessShare) ? -random.between(150, 450) : 0
  const keepsWander = Math.exp(-1 / population.wandering.days)
  let wandering = random.normal(0, population.wandering.sd)
  const beside: number[] = []
  let holidayUntil = -1
  for (let day = 0; day < DAYS; day++) {
    wandering = keepsWander * wandering + random.normal(0, population.wandering.sd * Math.sqrt(1 - keepsWander ** 2))
    if (random.chance(population.holidays.inHalfAYear / 182)) holidayUntil = day + random.between(4, 12)
    const isWeekend = (day + weekday) % 7 >= 5
    beside.push(wandering + eatsLess + (isWeekend ? weekend : 0) + (day < holidayUntil ? population.holidays.kcal : 0))
  }
  const noiseSd = random.between(...population.dayNoise)
  const noise = Array.from({ length: DAYS }, () => random.normal(0, noiseSd))
  const hasCycle = sex === 'FEMALE' && age < 50 && random.chance(population.cycle.share)
  const phase = random.between(0, 28)
  const period = random.normal(28.5, 1.5)
  const habit = random.share()
  const weighs = habit < 0.35 ? 0.9 : habit < 0.65 ? 0.43 : habit < 0.85 ? 0.17 : 0.08
  const gap = random.chance(0.4)
    ? { from: random.between(20, 150), days: random.between(14, 28) }
    : { from: 0, days: 0 }
  const newScale = random.chance(population.newScaleShare)
    ? { day: random.between(30, 150), by: random.normal(0, 1) }
    : { day: 0, by: 0 }
  const waterSd = weightTrue * population.water.shareSd
  let water = random.normal(0, waterSd)
  const scales: (number | null)[] = []
  for (let day = 0; day < DAYS; day++) {
    water = population.water.kept * water + random.normal(0, waterSd * Math.sqrt(1 - population.water.kept ** 2))
    const week = population.weekday * weightTrue * (weekShape[(day + weekday) % 7] ?? 0)
    const cycle = hasCycle ? population.cycle.kg * 1.41 * Math.cos((2 * Math.PI * (day - phase)) / period) : 0
    const shown =
      water +
      week +
      cycle +
      (newScale.day > 0 && day >= newScale.day ? newScale.by : 0) +
      random.normal(0, population.readingSd)
    const isGap = day >= gap.from && day < gap.from + gap.days
    const isWeighed = random.chance(weighs) && !isGap
    scales.push(isWeighed ? shown : null)
  }
  return {
    physique,
    activity,
    goal,
    weekday,
    body,
    drift: { kcal: random.normal(population.drift.mean, population.drift.sd), days: population.drift.days },
    stopsOn: random.chance(population.stopShare) ? random.between(14, 160) : Number.POSITIVE_INFINITY,
    activityChange: random.chance(population.activityChangeShare)
      ? { day: random.between(20, 160), share: random.normal(0, 0.25) }
      : { day: Number.POSITIVE_INFINITY, share: 0 },
    appetite: population.appetite,
    pushBack: population.pushBack,
    beside,
    noise,
    scales,
    falsified: falsifications(random, population.outlierShare, (day) => scales[day] !== null),
  }
}

export type LivedDay = {
  readonly weight: number
  readonly tissue: number
  readonly reading: number | null
  readonly isFalsified: boolean
}

/** Simulates a plan day by day; the plan of a week may depend on the weights before it. */
export function live(life: Life, planned: (week: number, past: readonly LivedDay[]) => number): readonly LivedDay[] {
  const lived: LivedDay[] = []
  let body = life.body
  let state = body.start
  let plan = 0
  for (let day = 0; day < DAYS; day++) {
    if (day % 7 === 0) plan = planned(day / 7, lived)
    if (day === Math.floor(life.activityChange.day))
      body = { ...body, movement: body.movement * (1 + life.activityChange.share) }
    const lost = weightOf(life.body.start) - weightOf(state)
    const spent = life.body.expenditure
    const hunger = life.appetite * lost
    const deep = Math.max(0, spent - plan - 0.2 * spent)
    const kept = plan + life.drift.kcal * (1 - Math.exp(-day / life.drift.days)) + hunger + life.pushBack * deep
    const base = day >= life.stopsOn ? Math.max(kept, spent * 0.97) : kept
    const eaten = Math.max(0.4 * plan, base + (life.beside[day] ?? 0) + (life.noise[day] ?? 0) * plan)
    const weight = weightOf(state)
    const shown = life.scales[day] ?? null
    const falsify = life.falsified.get(day)
    const honest = shown === null ? null : weight + shown
    const reading = honest === null ? null : Math.round(10 * (falsify?.(honest) ?? honest)) / 10
    lived.push({ weight, tissue: state.fat + state.lean, reading, isFalsified: falsify !== undefined })
    state = nextDay(body, state, kcalPerDay(eaten))
  }
  return lived
}

/** The energy of each week as the product plans it at the start. */
export function firstPlan({ physique, activity, goal }: Life): readonly number[] {
  const plan: LossPlan = planLoss(balancedBody(physique, activityLevel(activity)), kg(goal), days(7 * 40))
  return Array.from({ length: 40 }, (_, week) => {
    const stage = plan.stages.findLast(({ fromDay }) => fromDay <= 7 * week)
    return Math.round(stage?.intake ?? plan.target.intake)
  })
}
