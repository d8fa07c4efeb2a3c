import type { Appetite } from '#domain/household/reference-energy.ts'
import { momentDateText } from '#web/member/words/moments.ts'

/** The texts of the page about who eats in the kitchen. */
export const kitchenWords = {
  title: 'Your kitchen',
  lead: 'One week and one shopping list for everybody who eats with you. Each adult has their own plan, and portions of their own.',
  back: 'Settings',
  who: 'Who eats here',
  alone: 'Only you, until you add or invite somebody.',
  yourCook: 'The week follows your time, skill and meals.',
  cook: 'The week follows this person’s time, skill and meals.',
  youShow: 'The others may see your weight.',
  youHide: 'You keep your weight to yourself.',
  shows: 'Shows their weight to you.',
  hides: 'Keeps their weight to themselves.',
  other: (age: number, appetite: string): string => `${age} years old, ${appetite}`,
  never: (foods: string): string => `Never on their plate: ${foods}`,
  diets: (diets: string): string => `Eats: ${diets}`,
  appetites: {
    SMALL: 'small appetite',
    USUAL: 'usual appetite',
    LARGE: 'large appetite',
  } satisfies Record<Appetite, string>,
  remove: 'Remove',
  change: 'Change',
  sureRemove: (name: string): string =>
    `${name} gets a kitchen of their own, with everything that is theirs, and we tell them by email. Remove them?`,
  sureRemoveOther: (name: string): string =>
    `Without ${name} the days to come are planned again, and what you told us about them is deleted. Remove them?`,
  yesRemove: 'Yes, remove',
  keep: 'No, keep',
  weights: {
    see: 'See their weight',
    hide: 'Hide it',
    none: 'They haven’t weighed themselves yet.',
    failed: 'We couldn’t reach our server. Please try again.',
  },
  own: {
    title: 'What the others see of you',
    name: 'What they call you',
    showsWeight: 'Show my weight to the adults in this kitchen',
    hint: 'Your diary and your answers are yours alone, whatever you choose here.',
    save: 'Save',
    saved: 'Saved.',
  },
  invite: {
    title: 'Invite an adult',
    free: 'Joining costs them nothing as long as a plan in this kitchen is paid for. They answer the questions on their own device, and you never see their answers.',
    ownPlan:
      'To join they need a plan of their own, at the prices of our plans. They see the price and the terms before they pay anything.',
    make: 'Make an invitation',
    made: (until: string): string =>
      `This link is for one person, and works until ${momentDateText(until)}. Send it yourself:`,
    copy: 'Copy the link',
    copied: 'Copied.',
    share: 'Share the link',
    open: (madeAt: string, until: string): string =>
      `Made on ${momentDateText(madeAt)}, works until ${momentDateText(until)}`,
    takeBack: 'Take back',
    takenBack: 'Taken back: that link opens nothing any more.',
  },
  add: {
    title: 'A child or a guest',
    titleOf: (name: string): string => `About ${name}`,
    hint: 'For a child, or a guest who doesn’t sign in. We ask for an age and an appetite, never for a weight.',
    start: 'Add a child or a guest',
    name: 'Name',
    age: 'Age in years, 2 or older',
    appetite: 'Appetite',
    appetites: { SMALL: 'Small', USUAL: 'Usual', LARGE: 'Large' } satisfies Record<Appetite, string>,
    diets: 'Diets',
    restrictions: 'Allergies: never on their plate',
    ban: 'Add a food they never want',
    banned: 'Foods they never want',
    allow: (food: string): string => `Allow ${food} again`,
    save: 'Add to the kitchen',
    change: (name: string): string => `Save ${name}`,
    cancel: 'Cancel',
    invalid: 'Enter a name and an age from 2 to 110.',
  },
  paid: {
    title: 'Who pays',
    you: (until: string): string => `Your plan pays for this kitchen, at least until ${momentDateText(until)}.`,
    other: (until: string): string =>
      `Somebody else’s plan pays for this kitchen, at least until ${momentDateText(until)}.`,
    ends: (until: string): string =>
      `It doesn’t renew. From ${momentDateText(until)} on nobody here has a plan, unless one of you takes one.`,
    takeOverAt: 'Taking it over costs what any plan costs:',
    warn: 'If you end it, we tell the others, and one of them can take it over before that day.',
    takeOver: 'See the plans',
  },
  leave: {
    title: 'Leave this kitchen',
    hint: 'You take your weights, your diary and your tastes along, and your plan if you pay for it. The week and the list stay here. What you ate here before stays in the copy of your data.',
    start: 'Leave this kitchen',
    sure: 'Leave now? The others keep the week, and you start with a kitchen of your own.',
    yes: 'Yes, leave',
    no: 'No, stay',
  },
  failed: 'We couldn’t reach our server. Nothing was changed. Please try again.',
} as const
