import type { Client } from './client.ts'

/** A receiver of events: our own collector, or a third-party service. */
export type Sink = Pick<Client, 'track' | 'setProfile' | 'setGroup' | 'flush' | 'optOut'>
