/** Prefix of an anonymous visitor's id. */
export const DEVICE_PREFIX = '$device:'

/** The sender: a random id of the device, and a user id once there is one. */
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

/**
 * Sets the user id. The device's own id is allowed and changes nothing; any other id with the device prefix is refused.
 */
export function identify(identity: Identity, userId: string): Identified {
  const current = distinctIdOf(identity)
  if (userId === current) return { kind: 'same' }
  if (userId === '' || userId.startsWith(DEVICE_PREFIX)) return { kind: 'refused', message: messages.devicePrefix }
  return { kind: 'changed', identity: { ...identity, userId }, anonymousId: current }
}

/** Whether an alias differs from the current id. */
export const isAliasNew = (identity: Identity, alias: string): boolean => alias !== distinctIdOf(identity)
