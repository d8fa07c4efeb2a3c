import { momentDateText } from '#web/member/words/moments.ts'

/** The texts of the page that an invitation opens. */
export const joinWords = {
  title: 'Join a kitchen',
  reading: 'We’re looking at your invitation.',
  from: (name: string): string => `${name} has invited you to eat from one week and shop from one list.`,
  terms: {
    shared: 'What you share',
    yours: 'What stays yours',
    cost: 'What it costs',
  },
  shared:
    'The week, the shopping list, the recipes, and how much of a dish is on whose plate, in quarters of a serving. Whoever looks closely can work out from it about how much you eat.',
  yours:
    'Your weight, your diary and your answers. Nobody sees them unless you show your weight yourself, and you take them along when you leave. Weeks from before this kitchen’s first week are in the copy of your data, which you can download in the settings.',
  noPlan: 'Joining is free, but this kitchen has no plan at the moment. Ask whoever invited you to renew it first.',
  free: (until: string): string =>
    `Joining is free, and nothing is ever charged to you. The plan of this kitchen is paid for at least until ${momentDateText(until)}. If it ends, we tell you before, and you can take it over at the price of our plans.`,
  ownPlan: 'To join you need a plan of your own, which you can cancel in two clicks:',
  seePlans: 'See the plans',
  questions:
    'We plan for your own body, so we ask you the questions that everybody answers, on your own device. It takes about five minutes.',
  start: 'Answer the questions',
  name: 'Your name, as the others will see it',
  agree:
    'I agree that the adults of this kitchen see the week, the list, the dishes we share and how much of them is on my plate.',
  agreeFirst: 'Please agree first. Without it there’s nothing to share.',
  join: 'Join the kitchen',
  none: 'This page opens with the link of an invitation. Ask whoever invited you to send the whole link.',
  home: 'Go to the start page',
  failed: 'We couldn’t reach our server. Nothing was changed. Please try again.',
  waiting: 'You have an invitation to a kitchen.',
  goOn: 'Join the kitchen now',
} as const
