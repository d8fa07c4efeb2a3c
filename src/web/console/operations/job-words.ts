/** What each kind of job does, as the list of failed jobs says it. */
export const jobWords: Readonly<Record<string, string>> = {
  'send-email': 'Send an email',
  'report-purchase': 'Report a purchase to an advertising service',
  'deliver-event': 'Send a webhook',
  'handle-webhooks': 'Read webhooks of payment providers',
  'count-visitors': 'Help to count visitors',
  'resolve-payments': 'Settle open payments',
  'count-funnel': 'Count visitors',
  'send-notices': 'Send notices about subscriptions',
  'send-alerts': 'Send alerts to the operator',
  'send-weigh-in-reminders': 'Send reminders to weigh in',
  'clean-up': 'Delete what is too old',
  'watch-subscriptions': 'Look after subscriptions',
  'review-plans': 'Review plans of members',
  'sweep-providers': 'Compare with the payment providers',
  'export-figures': 'Write the nightly files',
  'judge-experiments': 'Judge experiments',
}
