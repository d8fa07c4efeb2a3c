import type { Client } from './client.ts'

/** What events are reported to: our own collector, or a service of others. */
export type Sink = Pick<Client, 'track' | 'setProfile' | 'setGroup' | 'flush' | 'optOut'>
