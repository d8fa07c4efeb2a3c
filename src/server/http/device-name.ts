import type { FastifyRequest } from 'fastify'
import { deviceOf } from '#server/platform/device/device-of.ts'

/**
 * The name that a person knows their device by, such as "Chrome, Android"; parts that the browser does not reveal are
 * left out, and it is empty if there is none.
 */
export function deviceName(request: Pick<FastifyRequest, 'headers'>): string {
  const { browser, os } = deviceOf(request.headers['user-agent'] ?? '')
  const known = [browser, os].filter((name) => name !== 'Unknown')
  return known.join(', ')
}
