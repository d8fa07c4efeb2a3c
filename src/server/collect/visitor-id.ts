import { hash } from 'node:crypto'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The visitor behind the id of a device: the id itself where it is a UUID, else one that is computed from it. */
export function visitorIdOf(deviceId: string): string {
  const id = deviceId.toLowerCase()
  if (uuid.test(id)) return id
  const digits = hash('sha256', `device ${deviceId}`).slice(0, 32)
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
