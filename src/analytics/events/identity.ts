/** What an anonymous visitor's id begins with. */
export const DEVICE_PREFIX = '$device:'

/** Who sends: a random id of the device, and the id of a user once there is one. */
export type Identity = { readonly deviceId: string; readonly userId: string | null }

export const messages = {
  noEventName: 'No event name provided',
  devicePrefix: `distinct_id cannot have ${DEVICE_PREFIX} prefix`,
  timeout: 'timeout',
  badStatus: (status: number, text: string): string => `Bad HTTP status: ${status} ${text}`,
} as const

export const anonymousIdentity = (deviceId: string): Identity => ({ deviceId, userId: null })

/** The id under which events are sent. */
export const distinctIdOf = ({ deviceId, userId }: Identity): string => userId ?? DEVICE_PREFIX + deviceId

export type Identified =
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'same' }
  | { readonly kind: 'changed'; readonly identity: Identity; readonly anonymousId: string }

/** Names the user. The id of the device itself is allowed, and changes nothing; any other with its prefix is refused. */
export function identify(identity: Identity, userId: string): Identified {
  const current = distinctIdOf(identity)
  if (userId === current) return { kind: 'same' }
  if (userId === '' || userId.startsWith(DEVICE_PREFIX)) return { kind: 'refused', message: messages.devicePrefix }
  return { kind: 'changed', identity: { ...identity, userId }, anonymousId: current }
}

/** Whether another name for the current id says anything new. */
export const isAliasNew = (identity: Identity, alias: string): boolean => alias !== distinctIdOf(identity)
