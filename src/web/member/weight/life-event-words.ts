import type { LifeEventKind } from '#domain/weight-filter/life-events.ts'

export const lifeEventWords = {
  title: "What the scale can't know",
  lead: 'Tell us what is going on, and your plan will read your weights with that in mind.',
  choose: 'What is it?',
  first: 'First day',
  last: 'Last day, if you know it',
  day: 'Day',
  save: 'Save',
  saving: 'Saving…',
  notNow: 'Not now',
  over: 'It’s over',
  wrong: 'Choose a first day from a month before your plan began, and a last day that isn’t before it.',
  breakWrong: 'A break lasts from one week to four. Choose its last day.',
  changeIt: 'Change',
  removeIt: 'Delete',
  change: (what: string): string => `Change ${what}`,
  remove: (what: string): string => `Delete ${what}`,
  saved: (what: string): string => `Saved: ${what}.`,
  deleted: (what: string): string => `Deleted: ${what}.`,
} as const

const doctorKnows = 'In the meantime, your plan holds your weight and learns nothing from the scale.'

/** The label of each event's button, and what the event causes. */
export const lifeEventTexts = {
  AWAY: {
    choice: 'Away from home',
    effect: 'Your plan stays as it is until two weeks after you’re back, and weights from these days say little.',
  },
  ILLNESS_WITH_FEVER: {
    choice: 'Ill with a fever',
    effect: `Get well first. ${doctorKnows} Ask a doctor if it lasts.`,
  },
  NEW_SCALE: {
    choice: 'New scale',
    effect:
      'Every scale is a little different. A jump on this day is put down to the new scale, and what we have learned about you stays.',
  },
  PAUSED: {
    choice: 'A pause from my plan',
    effect:
      'A pause is fine. No new week is planned while it lasts, unless others eat from your kitchen, and we remind you of nothing. After more than six weeks, your plan starts learning about you again. Your subscription keeps running. You can end it in the settings.',
  },
  BREAK: {
    choice: 'A break at my weight',
    effect:
      'One to four weeks at what you burn: your meals get larger from its first day on, and nothing is to be lost. At its end we ask whether you want to go on. Your subscription runs on.',
  },
  RESET: {
    choice: 'Start over',
    effect:
      'For a new job, a new routine, a new way of moving. Your log stays, but from this day your plan starts learning about you again.',
  },
  NEW_MEDICATION: {
    choice: 'A new medication',
    effect: `Some affect weight or water. ${doctorKnows} Your doctor or pharmacist can tell you what to expect.`,
  },
  SURGERY: {
    choice: 'An operation',
    effect: `A healing body needs food. ${doctorKnows} Ask your doctor when it’s all right to lose weight again.`,
  },
  PREGNANT_OR_BREASTFEEDING: {
    choice: 'Pregnant or breastfeeding',
    effect: `This is no time to lose weight. ${doctorKnows} Your doctor or midwife can tell you what you need now.`,
  },
  EATING_DISORDER: {
    choice: 'An eating disorder, now or before',
    effect: `You come first, not the scale. ${doctorKnows} Please talk to your doctor, or to a helpline in your country: they listen without judging.`,
  },
} as const satisfies Record<LifeEventKind, { choice: string; effect: string }>

/** What an event does to days that are already planned. */
export const plannedDaysWords = {
  larger: 'From its first day on, the meals you have planned get larger. What you’ve eaten stays as it was.',
  stay: 'Weeks that are already planned stay as they are.',
} as const

/** "Away from home, June 3 to June 12": an event and its days. */
export const eventDaysWords = {
  on: (name: string, day: string): string => `${name}, ${day}`,
  since: (name: string, day: string): string => `${name}, since ${day}`,
  span: (name: string, from: string, to: string): string => `${name}, ${from} to ${to}`,
} as const
