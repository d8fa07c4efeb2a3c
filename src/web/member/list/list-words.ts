import { plural } from '#domain/language/plural.ts'
/** The texts of the shopping list. */
export const listWords = {
  title: 'Shopping list',
  eaters: (count: number): string => plural(count, { one: 'For 1 person', other: `For ${count} people` }),
  changeEaters: 'Change the number of people',
  progress: (ticked: number, total: number): string => `${ticked} of ${total}`,
  progressLabel: 'In your cart',
  done: 'You have everything. Enjoy the cooking.',
  empty: 'There’s nothing to buy for this week.',
  trip: (weekday: string, date: string): string => `${weekday}, ${date}`,
  ofAisle: (ticked: number, total: number): string => `${ticked} of ${total} ticked`,
  hideTicked: 'Hide ticked',
  hidden: (count: number): string =>
    plural(count, { one: '1 ticked line is hidden.', other: `${count} ticked lines are hidden.` }),
  need: (need: string): string => `${need} needed`,
  left: (need: string, left: string): string => `${need} needed, ${left} should be left`,
  freeze: (amount: string, day: string): string => `freeze ${amount} at home, thaw it on ${day}`,
  isNew: 'new on your list',
  more: (more: string): string => `${more} more than before`,
  grown:
    'Your meals are larger now. What that adds is marked, and lines that need more than you bought are open again.',
  little: (need: string): string => `about ${need}`,
  staples: {
    title: (count: number): string => `Probably at home (${count})`,
    lead: 'Have a look before you go. Tick what you buy after all.',
  },
  own: {
    title: 'Also buy',
    label: 'Something else to buy',
    placeholder: 'Candles, dog food …',
    add: 'Add',
    remove: (text: string): string => `Remove ${text}`,
    removed: (text: string): string => `${text} is off your list.`,
    shortened: 'Others read this list too, so links and phone numbers are left out.',
  },
  waiting: 'Your ticks are safe on this device. They reach your other devices once you’re online.',
  share: 'Share',
  copy: 'Copy',
  copied: 'Your list is copied. Paste it wherever you like.',
  notCopied: 'Your browser doesn’t let us copy. You can print the list instead.',
  print: 'Print',
  /** A file for a spreadsheet. */
  csv: {
    save: 'Save as CSV',
    file: (week: number): string => `shopping-list-week-${week}.csv`,
    columns: ['Aisle', 'Food', 'Buy', 'Needed', 'Ticked'],
    day: 'Shopping day',
    atHome: 'Probably at home',
    yes: 'yes',
    no: 'no',
  },
  pantry: 'At home',
  untickAll: 'Untick all',
  unticked: (count: number): string =>
    plural(count, { one: '1 line is unticked.', other: `${count} lines are unticked.` }),
  undo: 'Undo',
} as const
