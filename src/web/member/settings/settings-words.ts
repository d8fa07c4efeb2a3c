import type { Choice } from '#domain/answers/choices.ts'
import { brand } from '#domain/brand.ts'
import { today } from '#web/device/today.ts'
import { fullDayText } from '#web/words/dates.ts'

const { contact } = brand

export const settingsWords = {
  title: 'Settings',
  lead: 'What your plan goes by. Change it whenever your life does.',
  fields: {
    mealsADay: 'Meals a day',
    diets: 'Ways of eating',
    dietsHint: 'Choose all that apply, or none.',
    restrictions: 'What you must not eat',
    restrictionsHint:
      'We leave it out of every dish. We cannot know what touched a product on its way to you: always check labels for traces.',
    cookingSkill: 'How well you cook',
    timeCooking: 'Time for a main meal',
    eaters: 'People who eat with you, you included',
    eatersHint: 'Recipes and the shopping list are reckoned for so many, each with your portion.',
    units: 'Units',
  },
  units: { metric: 'kg, ml', imperial: 'lb, oz' },
  save: {
    replan: 'Save and plan this week anew',
    plain: 'Save',
    saving: 'Saving…',
    planning: 'Planning your week…',
    undo: 'Leave as it was',
    replanHint: 'Your current week is planned anew, and the weeks after it when you open them. Swaps in them are lost.',
    saved: 'Saved.',
    unreachable: 'We cannot reach our server just now. Your changes are still here; please try again later.',
  },
  tastes: {
    title: 'Your taste',
    favourites: 'Favourites',
    noFavourites: 'Mark a recipe as a favourite, and it comes more often.',
    disliked: 'Not for me',
    noDisliked: 'Dishes that you do not want again stand here.',
    banned: 'Never use',
    noBanned: 'Foods that no dish of yours may hold stand here.',
    remove: (name: string): string => `Remove ${name}`,
    unmarked: (name: string): string => `Taken off your favourites: ${name}.`,
    welcome: (name: string): string => `${name} may come again.`,
    undo: 'Undo',
  },
  ban: {
    label: 'Add a food you never want',
    placeholder: 'Coriander',
    found: (count: number): string => (count === 1 ? '1 food found' : `${count} foods found`),
    none: 'No food of our kitchen has this name.',
    unreachable: 'We cannot reach our server just now.',
    done: (name: string): string => `No dish of yours holds ${name} any more.`,
    allowed: (name: string): string => `We may use ${name} again.`,
  },
  preview: 'Diets, foods you never want, meals and times can be changed as soon as you have a plan.',
  device: {
    title: 'This device',
    theme: 'Theme',
    light: 'Light',
    dark: 'Dark',
    install: 'Put your plan on the home screen. It opens like an app, also without a network.',
    installNow: 'Add to home screen',
  },
  data: {
    title: 'Your plan and your data',
    week: 'Week',
    calendar: 'Meals as a calendar',
    calendarHint: 'A file that calendars on phones and computers open.',
    all: 'Everything we hold about you',
    allHint: 'Your answers, weeks, weights, orders and the rest, in a file that people and computers can read.',
    download: 'Download',
    fetching: 'Fetching…',
    unreachable: 'We cannot reach our server just now. Please try again later.',
    calendarFile: (week: number): string => `${brand.name.toLowerCase()}-week-${week}.ics`,
    allFile: `${brand.name.toLowerCase()}-data.json`,
  },
  account: {
    title: 'Your account',
    signedInAs: 'Your e-mail address',
    until: 'Open until',
    subscription: 'Manage your subscription',
    subscriptionHint: 'What you pay and when, receipts, the card, and cancelling in two clicks.',
    signOut: 'Sign out',
    signOutHint: 'Removes your plan and your answers from this device. A mailed link brings them back.',
    signOutUnsent:
      'Some of what you noted is on this device only, and signing out deletes it. Once you are connected it is sent by itself.',
    signOutAnyway: 'Sign out all the same',
    signingOut: 'Signing out…',
  },
} as const

/** "This week", "Next week", "Week 7". */
export function weekChoiceText(week: number, current: number): string {
  if (week === current) return 'This week'
  return week === current + 1 ? 'Next week' : `Week ${week}`
}

/** "12 December 2026", as the device's calendar has it. */
export const untilText = (moment: string): string => fullDayText(today(new Date(moment)))

/** Where the member is signed in. */
export const devicesWords = {
  title: 'Signed in on',
  thisOne: ' – this device',
  lastUsed: (day: string): string => `, last used ${day}`,
  leave: 'Sign out everywhere',
  leaveAnyway: 'Sign out everywhere all the same',
  leaving: 'Signing out…',
  unreachable: 'We cannot reach our server just now, so nothing has changed. Please try again later.',
} as const

/** A link from the mailbox, for what cannot be taken back. */
export const freshLinkWords = {
  needed:
    'To be sure that it is you, we need a link from your mailbox that was opened here within the last 15 minutes.',
  send: 'Mail me a link',
  sending: 'Sending…',
  sent: 'Look into your mailbox, open the link on this device, and come back here.',
  unreachable: 'We cannot reach our server just now. Please try again later.',
} as const

/** What goes for good, and what the law makes us keep. */
export const deletionWords = {
  open: 'Delete everything',
  title: 'Delete everything?',
  lead: 'This cannot be taken back.',
  goesTitle: 'What goes, at once',
  goes: [
    'your answers, also those about your health',
    'your plan: weeks, swaps, favourites, foods you never use, shopping ticks',
    'your weights',
    'every mail we sent you, receipts aside',
    'every way in: links, and all devices that are signed in',
    'everything on this device',
  ],
  staysTitle: 'What the law makes us keep, if you ever paid',
  stays: ['your orders, payments and receipts, with the e-mail address on them', 'what you agreed to when you paid'],
  access:
    'Your access ends at once, also if you have paid for more days, and nothing more is charged. We confirm the deletion by mail.',
  copy: 'If you want a copy, download it first.',
  yes: 'Delete everything now',
  no: 'Keep my plan',
  deleting: 'Deleting…',
  unreachable: `We cannot reach our server just now, so nothing was deleted. Please try again later, or write to ${contact.privacyEmail}.`,
} as const

type Diet = Choice<'typeDietPrefer'>
type Restriction = Choice<'foodRestrictions'>
type Chosen = { readonly diets: readonly Diet[]; readonly restrictions: readonly Restriction[] }

const animals = ['VEGAN', 'VEGETARIAN', 'PESCATARIAN'] as const satisfies readonly Diet[]
const names = { VEGAN: 'vegan', VEGETARIAN: 'vegetarian', PESCATARIAN: 'pescatarian' } as const

/** What choices come to that say different things, or less than one may think. */
export function choiceNotes({ diets, restrictions }: Chosen): readonly string[] {
  const onAnimals = animals.filter((diet) => diets.includes(diet))
  const [strictest] = onAnimals
  const notes: string[] = []
  if (strictest !== undefined && onAnimals.length > 1) {
    notes.push(
      `Of ${onAnimals
        .map((diet) => names[diet])
        .join(', ')
        .replace(/, (\w+)$/, ' and $1')} the strictest holds: ${names[strictest]}.`,
    )
  }
  if (diets.includes('PALEO') && strictest !== undefined) {
    notes.push(
      strictest === 'PESCATARIAN'
        ? 'Paleo leaves out pulses, grains and dairy. If fish and eggs alone cannot fill your week, we loosen paleo and tell you.'
        : `Paleo leaves out pulses, grains and dairy, and ${names[strictest]} leaves out meat: together almost no protein is left. We keep ${names[strictest]} and loosen paleo.`,
    )
  }
  if (strictest === 'PESCATARIAN' && restrictions.includes('SEAFOOD')) {
    notes.push('Without seafood, pescatarian comes to vegetarian.')
  }
  if (diets.includes('LACTOSE_FREE') && !restrictions.includes('DAIRY') && strictest !== 'VEGAN') {
    notes.push('Lactose-free still holds butter and aged cheese. If you must not eat milk at all, choose Dairy below.')
  }
  return notes
}
