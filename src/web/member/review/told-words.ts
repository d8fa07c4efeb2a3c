import type { WeightState } from '#domain/plan-review/weight-state.ts'

/** How such a card begins; it is not shown while the weight falls too fast. */
export const leads = {
  RISING: 'Your weight is rising.',
  STEADY: 'Your weight is staying about the same.',
  FALLING: 'Your weight is falling more slowly than planned.',
  UNKNOWN: 'Your weight isn’t changing as planned.',
} as const satisfies Record<Exclude<WeightState, 'TOO_FAST'>, string>

/** The alternatives if a plan goes no lower, in other words each time. */
export const atLimit = [
  {
    title: 'Your plan goes no lower',
    text: 'Your plan is already as low as it should be. More movement, or holding this weight for a while, are both good ways forward.',
  },
  {
    title: 'Less food isn’t the way',
    text: 'We wouldn’t go below what your plan has now. A walk each day does more than a smaller plate, and a month of holding your weight loses nothing.',
  },
  {
    title: 'What you’ve reached is worth keeping',
    text: 'Your plan stays where it is, and we’ll leave you in peace about it. A break or a pause is yours whenever you want one.',
  },
] as const

/** The same for a weight to keep that rises. */
export const risesAtLimit = [
  {
    title: 'Your plan goes no lower',
    text: 'Your plan to keep it is already as low as it should be. More movement helps. So does looking for what you have on top of the plan: a drink, a snack, a second helping.',
  },
  {
    title: 'Keeping a weight takes time',
    text: 'We wouldn’t cut your plan further. A few days of writing everything down often show where the rest comes from.',
  },
  {
    title: 'Your plan stays as it is',
    text: 'We’ll leave you in peace about it.',
  },
] as const

/** What helps instead of another cut. */
export const otherWays = [
  {
    title: 'Another cut wouldn’t help',
    text: 'We tried smaller targets, and they aren’t what you need. You could hold this weight for now, take a break of a few weeks at what you burn, or count in another way: weigh the oil and write down the drinks for a few days.',
  },
  {
    title: 'Let us stop cutting',
    text: 'Nothing gets smaller. Holding a weight is a success of its own, and a few weeks at what you burn make the next ones easier.',
  },
  {
    title: 'Your plan stays, and so do you',
    text: 'We’ll leave you in peace about it. Whenever you want to hold your weight, pause or start again, it’s on this page.',
  },
] as const

/** Beside the last of them, unless a note of the page speaks of a doctor. */
export const doctorLooks = 'If you can’t explain it, a doctor can look for a reason.'

/** Beside them, if the member knows of no reason. */
export const doctor =
  'You know of no reason, so please ask a doctor too: medicines, the thyroid or water can be behind it.'
