/** Once a week, on a chosen day. */
export const weighInWords = {
  subject: 'A minute for your plan',
  heading: 'One minute on the scale',
  /** From Monday on. */
  asked: [
    'You asked us to remind you on Mondays. Your weight before breakfast helps us fit your plan to you.',
    'You asked us to remind you on Tuesdays. Your weight before breakfast helps us fit your plan to you.',
    'You asked us to remind you on Wednesdays. Your weight before breakfast helps us fit your plan to you.',
    'You asked us to remind you on Thursdays. Your weight before breakfast helps us fit your plan to you.',
    'You asked us to remind you on Fridays. Your weight before breakfast helps us fit your plan to you.',
    'You asked us to remind you on Saturdays. Your weight before breakfast helps us fit your plan to you.',
    'You asked us to remind you on Sundays. Your weight before breakfast helps us fit your plan to you.',
  ],
  skip: 'No time, or not in the mood? Then skip it. One day says little, and your plan continues without it.',
  log: 'Log a weight',
  why: 'You get this once a week because you chose it on the weight page. You can choose another day there.',
  stop: 'Stop this reminder',
}

/** The page of the link that stops it. */
export const stopReminderWords = {
  ask: 'Stop the reminder?',
  willStop: "We'll stop reminding you to weigh in. You can choose a day again on the weight page of your plan.",
  stop: 'Stop the reminder',
  stopped: 'No more reminders',
  didStop: 'We no longer remind you to weigh in. You can choose a day again on the weight page of your plan.',
  unknown: "We can't find this reminder",
  unknownWhy:
    "This link is incomplete, or the reminder it belonged to was deleted. You'll get no more reminders from it.",
}
