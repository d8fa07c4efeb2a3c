import type { OutgoingEventsReply } from '#domain/api/console/outgoing-events.ts'

/** The texts about what the owner's systems are told. */
export const webhooksWords = {
  title: (host: string): string => `Sent to ${host}`,
  notSet: 'No address is set',
  about:
    'Leads, purchases, renewals, refunds, cancellations and deletions, each signed by the scheme of Standard Webhooks, with ids and amounts and no person. What is not taken is tried again for about two days. Sent again, it keeps its id, so that a receiver knows what it has.',
  how: 'Set WEBHOOK_URL and WEBHOOK_SECRET, and a system of yours is told of leads, purchases, renewals, refunds, cancellations and deletions.',
  caption: 'Webhooks',
  empty: 'Nothing has happened since the address was set.',
  columns: {
    ...{ at: 'When', event: 'What', state: 'State', tries: 'Tries', answer: 'Last answer', settled: 'Settled' },
    ...{ body: 'Content', act: 'Act' },
  },
  events: {
    'lead.created': 'Address confirmed',
    'purchase.paid': 'First payment',
    'renewal.paid': 'Renewal paid',
    'refund.paid': 'Refund',
    'subscription.canceled': 'Cancelled',
    'subscription.ended': 'Ended',
    'customer.deleted': 'Customer deleted',
  } as Readonly<Record<string, string>>,
  states: {
    waiting: 'Waiting',
    delivered: 'Taken',
    given_up: 'Failed',
  } satisfies Record<OutgoingEventsReply['events'][number]['state'], string>,
  again: 'Send again',
  done: 'Done. It is sent within seconds.',
} as const
