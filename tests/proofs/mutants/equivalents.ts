/** Why a mutant makes no difference, where several do for the same reason. */
const ONLY_THE_SIGN = 'Only the sign of what a comparison returns counts.'
const NO_TWO_ALIKE = 'No two have the same reference.'
const EQUAL = 'Equal values are alike.'
const IS_THERE = 'The value is always there; the compiler does not know.'
const NO_TIE = 'Two amounts that are computed are equal by chance only.'
const SHORTER_TEXTS = 'No text is as long as two million signs.'

const billing: Readonly<Record<string, string>> = {
  'order-number.ts: if (high === undefined || low === undefined || random === undefined) return id [|| -> &&]':
    'The parts of a match are all there, or none is.',
  'reduce-purchase.ts: const endedAt = after.subscription?.endedAt ?? null [after.subscription?.endedAt ?? null -> after.subscription?.endedAt]':
    'Nothing is later than what is undefined.',
  'agreed-price.ts: return prices.reduce((least, price) => (price.minor < least.minor ? price : least)) [< -> <=]':
    EQUAL,
  'disputes.ts: return a <= b ? a : b [<= -> <]': EQUAL,
  'disputes.ts: openedAt: earlier(a.openedAt, b.openedAt) ?? a.openedAt, [earlier(a.openedAt, b.openedAt) ?? a.openedAt -> earlier(a.openedAt, b.openedAt)]':
    IS_THERE,
  'disputes.ts: return [...merged.values()].sort((a, b) => a.openedAt.getTime() - b.openedAt.getTime() || (a.ref < b.ref ? -1 : 1)) [1 -> (1 + 1)]':
    ONLY_THE_SIGN,
  'disputes.ts: return [...merged.values()].sort((a, b) => a.openedAt.getTime() - b.openedAt.getTime() || (a.ref < b.ref ? -1 : 1)) [< -> <=]':
    NO_TWO_ALIKE,
  'merge-charges.ts: (a, b) => a.period.start.getTime() - b.period.start.getTime() || (a.ref < b.ref ? -1 : 1), [1 -> (1 + 1)]':
    ONLY_THE_SIGN,
  'merge-charges.ts: (a, b) => a.period.start.getTime() - b.period.start.getTime() || (a.ref < b.ref ? -1 : 1), [< -> <=]':
    NO_TWO_ALIKE,
  'merge-charges.ts: .toSorted((a, b) => rank(a) - rank(b) || a.at.getTime() - b.at.getTime() || (a.ref < b.ref ? -1 : 1)) [1 -> (1 + 1)]':
    ONLY_THE_SIGN,
  'merge-charges.ts: .toSorted((a, b) => rank(a) - rank(b) || a.at.getTime() - b.at.getTime() || (a.ref < b.ref ? -1 : 1)) [< -> <=]':
    NO_TWO_ALIKE,
  'merge-charges.ts: const rank = (charge: Charge): number => (isGivenBack(charge, facts) ? 2 : 0) + (isAsAgreed(charge, facts) ? 0 : 1) [2 -> (2 + 1)]':
    'Ranks are only compared.',
  'merge-refunds.ts: return merged.sort((a, b) => (a.id < b.id ? -1 : 1)) [1 -> (1 + 1)]': ONLY_THE_SIGN,
  'merge-refunds.ts: return merged.sort((a, b) => (a.id < b.id ? -1 : 1)) [< -> <=]': NO_TWO_ALIKE,
  'merge-refunds.ts: const isAhead = stateOrder.indexOf(before.state) > stateOrder.indexOf(state) [> -> >=]': EQUAL,
  'next-charge.ts: const isMore = nextAmount !== null && nextAmount.currency === agreed.currency && nextAmount.minor > agreed.minor [> -> >=]':
    EQUAL,
  'subscription.ts: for (const next of last === undefined ? [] : subscriptionTransitions[last]) { [last === undefined -> false]':
    IS_THERE,
  'text-hash.ts: return Math.floor((root - Math.floor(root)) * 2 ** 32) [floor -> ceil]':
    'The inner one only: a number less two to the 32nd is the same word. The outer one is noticed.',
  'text-hash.ts: const at = (words: readonly number[], index: number): number => words[index] ?? 0 [words[index] ?? 0 -> words[index]]':
    IS_THERE,
  'text-hash.ts: const at = (words: readonly number[], index: number): number => words[index] ?? 0 [0 -> (0 + 1)]':
    IS_THERE,
  'text-hash.ts: hex === undefined ? (plain?.charCodeAt(0) ?? 0) : Number.parseInt(hex, 16), [plain?.charCodeAt(0) ?? 0 -> plain?.charCodeAt(0)]':
    IS_THERE,
  'text-hash.ts: const length = [2 ** 32, 1].flatMap((unit) => { [2 -> (2 + 1)]': SHORTER_TEXTS,
  'text-hash.ts: const length = [2 ** 32, 1].flatMap((unit) => { [32 -> (32 + 1)]': SHORTER_TEXTS,
  'text-hash.ts: const word = Math.floor(bits / unit) >>> 0 [/ -> *]': SHORTER_TEXTS,
  'text-hash.ts: return [24, 16, 8, 0].map((shift) => (word >>> shift) & 255) [24 -> (24 + 1)]': SHORTER_TEXTS,
  'text-hash.ts: block.slice(index * 4, index * 4 + 4).reduce((word, byte) => (word << 8) | byte, 0), [0 -> (0 + 1)]':
    'Four bytes later it is shifted out of the word.',
  'text-hash.ts: for (let index = 16; index < 64; index++) { [< -> <=]': 'Only the first 64 words are read.',
  'text-hash.ts: for (let index = 16; index < 64; index++) { [64 -> (64 + 1)]': 'Only the first 64 words are read.',
}

/** Mutants that no test can notice, because the program does the same: by their name in the report, with the reason. */
export const equivalents: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(billing).map(([name, reason]) => [`src/domain/billing/${name}`, reason])),
  'src/domain/weight-filter/body-track.ts: origins[index] = origins[other] ?? 0 [0 -> (0 + 1)]': IS_THERE,
  'src/domain/weight-filter/day-step.ts: for (let row = 0; row < size; row++) along(step, c, row * size, 1) [< -> <=]':
    'What is written past the end of a typed array is dropped.',
  'src/domain/weight-filter/turns-by-week.ts: let last = 0 [0 -> (0 + 1)]':
    'The first reading, which has no step, sets it to 0.',
  'src/domain/weight-filter/smoother.ts: for (let index = 0; index < rest.length; index++) rest[index] = at(covariance, index) - at(rest, index) [< -> <=]':
    'What is written past the end of a typed array is dropped, and past the ends 0 is read.',
  'src/domain/weight-filter/body-track.ts: const { level, slope } = track[weekOf(day)] ?? { level: 0, slope: 0 } [0 -> (0 + 1)]':
    IS_THERE,
  'src/domain/weight-filter/track-costs.ts: return { reading, says: (1 - same) / (1 + same) / (onDay.get(reading.day) ?? 1) } [onDay.get(reading.day) ?? 1 -> onDay.get(reading.day)]':
    IS_THERE,
  'src/domain/weight-filter/fit-course.ts: if (!isKnown || behind(fit) <= followsWithin) break [<= -> <]': NO_TIE,
  'src/domain/plan-review/safety.ts: if (day < 0) return body.expenditure [day < 0 -> false]':
    'No stage of a plan begins before its first day.',
  "src/domain/plan-review/proposals.ts: return off < 0 ? { proposed, change: 'DOWN', bound: wanted.bound } : { proposed, change: 'UP', bound: null } [0 -> (0 + 1)]":
    'Nothing is proposed for less than the least step.',
  'src/domain/plan-review/weight-state.ts: return slopeOf(believed) * Math.sign(aWeek) >= least [* -> /]':
    'A sign is one or minus one, as a change that is asked about is never 0.',
  'src/domain/body/weight-trend.ts: const tissue = lost > 0 ? Math.max(0, lost - water) : lost [> -> >=]':
    'Of nothing lost no water is taken.',
  'src/domain/body/safety-gate.ts: const plan = planLoss(body, goalWeight, days(Math.max(eventDay ?? 0, FIRST_YEAR))) [0 -> (0 + 1)]':
    'A year is more than no days, or one.',
  'src/planner/plan/candidates/typed-arrays.ts: export const byteAt = (table: Uint8Array, index: number): number => table[index] ?? 0 [0 -> (0 + 1)]':
    IS_THERE,
  'src/planner/plan/candidates/score.ts: const liked = best(pool, MOST.liked, (dish) => at(score, dish) - goodPrice * (goods[dish]?.length ?? 0)) [goods[dish]?.length ?? 0 -> goods[dish]?.length]':
    IS_THERE,
  'src/planner/validate-week/odd-sides.ts: const sugar = weigh((id) => (ingredient(id).freeSugar ? (ingredient(id).per100g.sugar ?? 0) / 100 : 0)) [ingredient(id).per100g.sugar ?? 0 -> ingredient(id).per100g.sugar]':
    'The sugar of each food with free sugar is known.',
  'src/planner/plan/candidates/dish-facts.ts: .reduce((sum, id) => sum | (brokenBy.get(id) ?? 0), 0) [0 -> (0 + 1)]':
    'A rule that is taken to matter makes what is remembered finer, and no other.',
  'src/server/members/member/authenticate-member.ts: const found = known === undefined ? await optionalSession(request) : known [known === undefined -> true]':
    'The same session is looked up once more.',
  'src/planner/plan/candidates/candidate-goods.ts: return Uint16Array.from(new Set(bought.map(({ id }) => numberOf.get(boughtAs(id)) ?? 0))) [0 -> (0 + 1)]':
    IS_THERE,
  'src/planner/plan/objective/kitchen-term.ts: readCookings(days, count, { keepsDays: candidates.recipes[dish]?.keepsDays ?? 0, most }, cookedAt) [0 -> (0 + 1)]':
    IS_THERE,
  "src/planner/plan/objective/sides-term.ts: const slots = meals.map(([first = 0]) => places[first]?.slot ?? 'LUNCH') [0 -> (0 + 1)]":
    IS_THERE,
  'src/planner/plan/objective/sides-term.ts: const meals = [...Map.groupBy(places.keys(), (place) => places[place]?.meal ?? 0).values()].filter( [0 -> (0 + 1)]':
    IS_THERE,
  'src/server/operators/one-time-code.ts: const offset = (digest.at(-1) ?? 0) & 15 [digest.at(-1) ?? 0 -> digest.at(-1)]':
    IS_THERE,
  'src/server/operators/one-time-code.ts: const offset = (digest.at(-1) ?? 0) & 15 [0 -> (0 + 1)]': IS_THERE,
}
