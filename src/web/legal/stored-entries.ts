import type { storageKeys, TabKey } from '#web/device/storage.ts'

type StoredEntry = { readonly name: string; readonly what: string; readonly until: string }
const cleared = 'Until you clear it'
const signedOut = 'Until you clear it, or sign out'

/** Describes every entry that is stored in the browser. An entry without a description does not compile. */
export const deviceEntries = {
  hero: { name: 'hero', what: 'Your answers, and the email address you confirmed', until: signedOut },
  token: { name: 'token', what: 'Shows our server that it is you', until: signedOut },
  confirmed: { name: 'confirmed', what: 'Whether your answers are still those you confirmed', until: signedOut },
  planRuledOut: {
    name: 'planRuledOut',
    what: 'Whether your last answer about your health ruled out a plan; not which answer',
    until: signedOut,
  },
  plan: { name: 'plan', what: 'Whether you have a plan, and where you left it', until: signedOut },
  products: {
    name: 'productsData',
    what: 'The plans on offer and their prices',
    until: 'Until prices change, or you open a link from an email',
  },
  ip: { name: 'userIP', what: 'The internet address of this device', until: cleared },
  units: { name: 'units', what: 'Metric or imperial units', until: cleared },
  theme: { name: 'theme', what: 'The light or the dark theme', until: cleared },
  reloaded: {
    name: 'reloaded',
    what: 'That a page was loaded again',
    until: 'Until the next page loads',
  },
  order: { name: 'order', what: 'Your order and the key to it', until: signedOut },
  ticks: {
    name: 'ticks',
    what: 'What you ticked on your shopping list',
    until: 'Until our server has it, or you sign out',
  },
  diary: {
    name: 'diary',
    what: 'What you ate and drank',
    until: 'Until our server has it, or you sign out',
  },
  cooking: {
    name: 'cooking',
    what: 'Ticks, timers, servings and the step you are at in recipes',
    until: 'Until you cook on another day, or sign out',
  },
  foodProducts: {
    name: 'foodProducts',
    what: 'What you read from packs',
    until: 'Until our server has it, or you sign out',
  },
  weighIns: {
    name: 'weighIns',
    what: 'Weights that you logged without a network',
    until: 'Until our server has them, or you sign out',
  },
  celebrated: {
    name: 'celebrated',
    what: 'What was celebrated here',
    until: signedOut,
  },
  consent: { name: 'consent', what: 'Your privacy choice, where you were asked', until: cleared },
  visitor: {
    name: 'visitor',
    what: 'A random number for our own measuring, once you have agreed',
    until: 'Until you say no, or sign out',
  },
  productAnalytics: {
    name: 'productAnalytics',
    what: 'The same for a measuring service',
    until: 'Until you say no, or sign out',
  },
} as const satisfies Record<keyof typeof storageKeys, StoredEntry>

/** Describes every entry that is stored for one tab only. */
export const tabEntries = {
  lostAnswers: {
    name: 'lostAnswers',
    what: 'Answers put aside when a question was skipped',
    until: 'Until you close the tab',
  },
  conditions: {
    name: 'conditions',
    what: 'Your answer to the question about your health',
    until: 'Until you close the tab',
  },
  keptHere: {
    name: 'keptHere',
    what: 'That nothing is sent to plan a first day',
    until: 'Until you close the tab',
  },
  purchase: {
    name: 'purchase',
    what: 'A payment that is waiting for its result',
    until: 'Until the result arrives, or you close the tab',
  },
  manage: {
    name: 'manage',
    what: 'The key from an email that opens your subscription',
    until: 'Until you close the tab',
  },
  act: {
    name: 'act',
    what: 'What you were doing when we emailed you a link',
    until: 'Until you come back to it, or close the tab',
  },
  news: {
    name: 'news',
    what: 'Meals from your last change',
    until: 'Until you close the tab',
  },
} as const satisfies Record<TabKey, StoredEntry>
