import { plural } from '#domain/language/plural.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { glassText } from '#web/member/words/portions.ts'
import { grams, kcal } from '#web/member/words/week.ts'

/** The texts of the day and its diary. */
export const todayWords = {
  kitchenEnds: {
    ends: (day: string): string =>
      `The plan that pays for your kitchen doesn’t renew: it ends on ${day}. Until then nothing changes.`,
    takeOver: 'See how to go on',
  },
  title: 'Today',
  yesterday: 'Yesterday',
  plain: 'Your day',
  next: {
    name: 'Your next meal',
    cook: 'Cook now',
    warm: 'Get it ready',
    eaten: 'Eaten',
    done: 'That’s everything for today.',
    doneMore: 'You can add anything else you eat below.',
  },
  firstWeek: {
    title: 'Your first week is cooked',
    eaten: (eaten: string, planned: string): string => `${eaten} of ${planned} planned meals eaten, some on every day.`,
  },
  left: {
    name: 'What’s left of the day',
    of: (target: string): string => `of ${target}`,
    left: 'left',
    protein: 'protein',
    eaten: (amount: string): string => `${amount} eaten`,
    unsaid: (amount: string): string => `${amount} in meals not ticked`,
    toCome: (amount: string): string => `${amount} in meals to come`,
    ofDay: 'What was eaten',
    plainEaten: 'eaten',
    free: (amount: string): string => `${amount} free`,
    above: (amount: string): string => `${amount} above the target`,
    unknown: 'What you logged earlier will appear once you’re online.',
  },
  settle: {
    today: (meals: string): string => `Today’s ${meals}: as planned?`,
    yesterday: (meals: string): string => `Yesterday’s ${meals}: as planned?`,
    thatDay: (meals: string): string => `The ${meals} of this day: as planned?`,
    why: (energy: string): string => `They weren’t ticked, and have ${energy}. Then this day is settled.`,
    /** Of a day that is not over. */
    whySoFar: (energy: string): string => `They weren’t ticked, and have ${energy}.`,
    yes: 'Yes, all as planned',
    none: 'None of it',
    some: 'Some of it, or something else',
    eaten: (energy: string): string => `Eaten as planned: ${energy}.`,
    skipped: 'Noted as not eaten.',
  },
  nutrients: {
    name: 'Nutrients eaten',
    energy: 'Energy',
    /** "1,640 kcal · 6,862 kJ". */
    both: (energy: string, kilojoules: string): string => `${energy} · ${kilojoules}`,
    protein: 'Protein',
    carbs: 'Carbohydrate',
    fat: 'Fat',
    fibre: 'Fiber',
    salt: 'Salt',
    sodium: 'Sodium',
    aim: (amount: string): string => `target ${amount}`,
    atLeast: (amount: string): string => `at least ${amount}`,
    atMost: (amount: string): string => `at most ${amount}`,
    unknown: (count: number): string =>
      plural(count, {
        one: 'Of 1 entry only the energy is known, so it may be more than this.',
        other: `Of ${count} entries only the energy is known, so it may be more than this.`,
      }),
  },
  balance: {
    name: 'Balance of the week',
    waits: 'You can balance the week once it’s known what you ate of the meals that aren’t ticked.',
    ask: 'Balance the rest of the week',
    today: 'Today',
    proposal: (above: number): string =>
      `Smaller portions of your planned meals make up for the ${kcal(above)} above the target.`,
    proposalInPart: (above: number, saved: number): string =>
      `Smaller portions of your planned meals make up for ${kcal(saved)} of the ${kcal(above)} above the target. Don’t worry about the rest. One day decides nothing.`,
    share: (percent: number): string => `${percent}% of each portion`,
    how: 'Cook as written, eat a little less, and keep or share what’s left. No day falls below what you need.',
    nothing:
      'The meals left this week can’t get smaller without leaving you short. Leave them as they are: one day decides nothing.',
    yes: 'Use smaller portions',
    no: 'Leave it as it is',
    close: 'Close',
    done: 'The portions to come are a little smaller.',
    smaller: 'Your portions are a little smaller for the rest of the week, as you asked.',
    back: 'Back to full portions',
    full: 'Full portions again.',
    whole: 'The smaller portions you asked for are whole again. For now, please eat all of your planned meals.',
  },
  meals: {
    name: 'Meals',
    eat: (title: string): string => `Eaten: ${title}`,
    more: (title: string): string => `More about ${title}`,
    howMuch: 'How much of it?',
    other: 'Something else instead',
    skip: 'Skip it',
    unskip: 'Undo skip',
    eaten: 'eaten',
    skipped: 'skipped',
    replaced: 'something else',
    asPlanned: '1, as planned',
    /** "½ of the planned portion". */
    partOf: (count: string): string => `${count} of the planned portion`,
    /** "1½ times the planned portion". */
    timesOf: (count: string): string => `${count} times the planned portion`,
    smaller: (percent: number): string => `about ${percent}% of the portion`,
  },
  others: {
    name: 'Also eaten',
    add: 'Add food',
    waiting: 'not sent yet',
    insteadOf: (meal: string): string => `instead of ${meal}`,
  },
  edit: {
    open: (title: string): string => `Change ${title}`,
    remove: 'Delete',
    favourite: 'Favorite',
    portion: 'Servings',
    gramsOf: (food: string): string => `Grams of ${food}`,
    amountIn: { g: 'Grams', ml: 'Milliliters' },
    energy: 'kcal',
  },
  drinks: {
    name: 'Drinks',
    /** "1½ of 6 glasses". */
    countOf: (glasses: string, goal: number): string =>
      plural(goal, { one: `${glasses} of 1 glass`, other: `${glasses} of ${goal} glasses` }),
    /** "½ glass", of up to one. */
    upToOne: (glasses: string): string => `${glasses} glass`,
    /** "0 glasses", "1½ glasses". */
    count: (glasses: string): string => `${glasses} glasses`,
    add: 'A glass',
    remove: 'One glass less',
    added: (units: UnitSystem): string => `One more glass: ${glassText(units)}.`,
    removed: 'One glass less.',
    sizes: { can: 'A can', pint: 'A pint' },
    more: { can: 'One more can.', pint: 'One more pint.' },
    removeLast: 'Take back the last drink',
    removedLast: 'The last drink was taken back.',
    alcohol: (amount: string): string => `About ${amount} of alcohol, its energy counted.`,
    asFood: 'Milk, coffee, juice, beer and other drinks that you add as food or scan count here as well.',
  },
  movement: {
    title: 'Movement',
    add: 'Note movement',
    fields: { steps: 'Steps', minutes: 'Minutes', name: 'What it was' },
    put: 'Note it',
    steps: (count: string): string => `${count} steps`,
    /** "Cycling, 45 min". */
    named: (name: string, time: string): string => `${name}, ${time}`,
    noted: 'Noted.',
    removed: 'Removed.',
    remove: (what: string): string => `Remove ${what}`,
    wrong: 'Please enter steps or minutes as whole numbers, up to 150,000 steps or 1,440 minutes.',
    why: 'Movement doesn’t add food to your day. What you burn shows on the scale, and the estimate from your weights contains it already, so it would count twice.',
  },
  weighIn: {
    name: 'Time to weigh yourself',
    why: 'Once or twice a week is plenty. Weights taken in the morning before breakfast compare best.',
    go: 'Log your weight',
  },
  said: {
    notEaten: (title: string): string => `Not eaten yet: ${title}.`,
    skipped: (meal: string): string => `${meal} skipped.`,
    changed: (title: string): string => `Changed: ${title}.`,
    removed: (title: string): string => `Deleted: ${title}.`,
    favoured: (title: string): string => `Added to your favorites: ${title}.`,
    unfavoured: (title: string): string => `Taken off your favorites: ${title}.`,
  },
  sync: {
    waiting: (count: number): string =>
      plural(count, {
        one: '1 entry is only on this device. It’ll be sent as soon as you’re online.',
        other: `${count} entries are only on this device. They’ll be sent as soon as you’re online.`,
      }),
    notLasting: 'This browser can’t store anything, so please keep this page open until then.',
    refused: 'This couldn’t be saved',
    drop: 'Discard',
    dropOf: (name: string): string => `Discard: ${name}`,
    drink: 'A glass',
    skip: 'A skipped meal',
    portion: 'Another portion',
    movement: 'Movement',
  },
  days: {
    name: 'Other days',
    any: 'Any day of your plan',
    open: 'Open',
    calendar: 'Calendar of your diary',
    marked: 'A dot marks a day with something written down.',
    written: (date: string): string => `${date}, something is written down`,
  },
  copy: {
    open: 'Copy to another day',
    day: 'Copy this day to another',
    to: 'To which day?',
    instead: (meal: string): string => `Instead of the planned ${meal}`,
    insteadOfSame: 'Instead of the planned meals of the same kind',
    go: 'Copy',
    close: 'Close',
    done: (title: string, day: string): string => `Copied to ${day}: ${title}.`,
    doneDay: (day: string): string => `Everything copied to ${day}.`,
    nothing: 'Nothing was eaten on this day that could be copied.',
    away: 'That week hasn’t been loaded yet, and we can’t reach our server.',
  },
  notInPlan: {
    title: 'This day isn’t in your plan',
    lead: 'Your diary starts on the first day of your plan and ends today.',
    back: 'To today',
  },
  figures: (energy: number, protein: number): string => `${kcal(energy)} · ${grams(protein)} protein`,
} as const
