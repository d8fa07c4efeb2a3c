import { brand } from '#domain/brand.ts'
import type { Clock, FirstWeekday, Paper } from '#domain/formats.ts'

const { contact } = brand

export const settingsWords = {
  kitchen: {
    title: 'Your kitchen',
    card: 'Who eats with you, and inviting somebody to your week and your list.',
    open: 'Open your kitchen',
  },
  title: 'Settings',
  lead: 'What your plan is based on. Change it whenever your life does.',
  fields: {
    mealsADay: 'Meals a day',
    diets: 'Ways of eating',
    dietsHint: 'Choose all that apply, or none.',
    restrictions: 'What you must not eat',
    restrictionsHint:
      'We leave it out of every dish. We can’t know what touched a product on its way to you: always check labels for traces.',
    moreRestrictions: 'Other allergens',
    moreRestrictionsHint:
      'The rest of the fourteen of EU labels and the nine of the US. We plan nothing that contains one you choose. Where only some brands contain it, we say so.',
    cookingSkill: 'How well you cook',
    timeCooking: 'Time for a main meal',
    eaters: 'People who eat with you, including you',
    eatersHint: 'Recipes and the shopping list are for this many people, each with your portion.',
    units: 'Units',
  },
  variety: {
    legend: 'How your week is cooked',
    names: { NEW: 'Always new', BALANCED: 'Balanced', SIMPLE: 'Simple' },
    means: {
      NEW: 'Something new at each lunch and dinner. The most cooking and the longest list.',
      BALANCED: 'Lunches and dinners that keep are cooked for two meals. A shorter list, and less is thrown away.',
      SIMPLE: 'As little shopping and cooking as possible: one dish for up to three meals, the same breakfasts.',
    },
  },
  shopping: {
    legend: 'When you shop',
    none: (first: string): string => `On ${first}, the first day of your weeks. Choose one or two days of your own.`,
    once: (day: string): string => `Everything for a week on ${day}.`,
    twice: (one: string, two: string): string =>
      `Your list is for two trips, on ${one} and ${two}. What doesn’t keep is bought for the days until the next one.`,
  },
  units: { metric: 'kg, ml', imperial: 'lb, oz' },
  save: {
    replan: 'Save and replan this week',
    plain: 'Save',
    saving: 'Saving…',
    planning: 'Planning your week…',
    undo: 'Leave as it was',
    replanHint: 'Your current week will be replanned, and later weeks when you open them. Swaps in them are lost.',
    saved: 'Saved.',
    unreachable: 'We can’t reach our server right now. Your changes are still here. Please try again later.',
  },
  tastes: {
    title: 'Your taste',
    favourites: 'Favorites',
    noFavourites: 'Mark a recipe as a favorite, and it’ll come up more often.',
    disliked: 'Not for me',
    noDisliked: 'Dishes you never want again appear here.',
    banned: 'Never use',
    noBanned: 'Foods that we leave out of all your dishes appear here.',
    remove: (name: string): string => `Remove ${name}`,
    unmarked: (name: string): string => `Taken off your favorites: ${name}.`,
    welcome: (name: string): string => `${name} may come up again.`,
    undo: 'Undo',
  },
  ban: {
    done: (name: string): string => `Your dishes no longer contain ${name}.`,
    allowed: (name: string): string => `We may use ${name} again.`,
  },
  preview: 'Diets, foods you never want, meals and times can be changed as soon as you have a plan.',
  formats: {
    title: 'Language and formats',
    language: 'Language',
    languageHint: 'Pages and emails, and the names of foods and packs as shops say them.',
    clock: 'Clock',
    clocks: { H12: '12-hour', H24: '24-hour' } satisfies Record<Clock, string>,
    firstWeekday: 'Weekdays are listed from',
    firstWeekdays: { MONDAY: 'Monday', SATURDAY: 'Saturday', SUNDAY: 'Sunday' } satisfies Record<FirstWeekday, string>,
    paper: 'Paper for printing',
    papers: { A4: 'A4', LETTER: 'Letter' } satisfies Record<Paper, string>,
  },
  device: {
    title: 'This device',
    theme: 'Theme',
    light: 'Light',
    dark: 'Dark',
    install: 'Put your plan on the home screen. It opens like an app, even offline.',
    installNow: 'Add to home screen',
  },
  data: {
    title: 'Your plan and your data',
    week: 'Week',
    thisWeek: 'This week',
    nextWeek: 'Next week',
    weekNumber: (week: number): string => `Week ${week}`,
    calendar: 'One week as a calendar file',
    calendarHint: 'A file that calendars on phones and computers can open. It doesn’t change with your plan.',
    all: 'Everything we hold about you',
    allHint: 'Your answers, weeks, weights, orders and the rest, in a file that people and computers can read.',
    download: 'Download',
    fetching: 'Fetching…',
    unreachable: 'We can’t reach our server right now. Please try again later.',
    calendarFile: (brand: string, week: number): string => `${brand}-week-${week}.ics`,
    allFile: (brand: string): string => `${brand}-data.json`,
  },
  account: {
    title: 'Your account',
    signedInAs: 'Your email address',
    until: 'Open until',
    subscription: 'Manage your subscription',
    subscriptionHint: 'What you pay and when, receipts, and the card. Canceling takes one more click from here.',
    cancel: 'Cancel subscription',
    help: 'Help, and where to write',
    signOut: 'Sign out',
    signOutHint: 'Removes your plan and your answers from this device. An emailed link brings them back.',
    signOutUnsent:
      'Some of what you noted is only on this device, and signing out deletes it. It’s saved once you’re online.',
    signOutAnyway: 'Sign out anyway',
    signingOut: 'Signing out…',
  },
} as const

/** The texts about a link from the mailbox, needed for what cannot be undone. */
export const freshLinkWords = {
  needed: 'To be sure that it’s you, we send you a link. It brings you back to this, and counts for 15 minutes.',
  send: 'Email me a link',
  sending: 'Sending…',
  sent: 'Check your inbox and open the link on this device within 15 minutes. It brings you back to this.',
  proven: 'Thank you, it’s you.',
  unreachable: 'We can’t reach our server right now. Please try again later.',
} as const

/** The texts of a deletion: what is deleted for good, and what the law makes us keep. */
export const deletionWords = {
  open: 'Delete everything',
  title: 'Delete everything?',
  lead: 'This can’t be undone.',
  goesTitle: 'What we delete, at once',
  goes: [
    'your answers, including those about your health',
    'your plan: weeks, swaps, favorites, notes on dishes, foods you never use, shopping ticks',
    'your weights',
    'every email we sent you, except receipts',
    'every way in: links, and all signed-in devices',
    'everything on this device',
  ],
  staysTitle: 'What the law makes us keep, if you ever paid',
  stays: ['your orders, payments and receipts, with the email address on them', 'what you agreed to when you paid'],
  access:
    'Your access ends at once, even if you have paid for more days, and nothing more is charged. We’ll confirm the deletion by email.',
  copy: 'If you want a copy, download it first.',
  yes: 'Delete everything now',
  no: 'Keep my plan',
  deleting: 'Deleting…',
  unreachable: `We can’t reach our server right now, so nothing was deleted. Please try again later, or write to ${contact.privacyEmail}.`,
} as const

/** Notes on choices that contradict each other, or that mean less than one may think. */
export const choiceNoteWords = {
  diets: { VEGAN: 'vegan', VEGETARIAN: 'vegetarian', PESCATARIAN: 'pescatarian' },
  strictest: (diets: string, strictest: string): string => `Of ${diets}, the strictest applies: ${strictest}.`,
  paleoWithFish:
    'Paleo leaves out legumes, grains and dairy. If fish and eggs alone can’t fill your week, we loosen paleo and tell you.',
  paleoWithout: (diet: string): string =>
    `Paleo leaves out legumes, grains and dairy, and ${diet} leaves out meat: together they leave almost no protein. We keep ${diet} and loosen paleo.`,
  noSeafood: 'Without seafood, pescatarian is the same as vegetarian.',
  lactose:
    'Lactose-free still includes butter and aged cheese. If you must not have milk at all, choose Dairy as well.',
} as const
