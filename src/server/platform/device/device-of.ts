import UAParser from 'ua-parser-js'
import type { DeviceReply } from '#domain/api/visitor.ts'

/** Maximum length of a user-agent string; the rest is ignored. */
export const USER_AGENT_MAX = 500

const KEPT_MAX = 500
const kept = new Map<string, DeviceReply>()

export type ClientHints = { readonly model?: string; readonly platformVersion?: string }

/** The device behind a user-agent string. Details that Chromium omits from the string may be sent as client hints. */
export function deviceOf(userAgent: string, hints: ClientHints = {}): DeviceReply {
  const text = userAgent.slice(0, USER_AGENT_MAX)
  const name = JSON.stringify([text, hints.model, hints.platformVersion])
  const known = kept.get(name)
  if (known !== undefined) return known
  if (kept.size >= KEPT_MAX) kept.clear()
  const device = parse(text, hints)
  kept.set(name, device)
  return device
}

function parse(userAgent: string, hints: ClientHints): DeviceReply {
  const { browser, os, device } = new UAParser(userAgent).getResult()
  const deviceType = device.type ?? 'desktop'
  // Chromium writes "K" for every model and "10" for every Android.
  const model = device.model === 'K' ? undefined : device.model
  return {
    browser: browser.name ?? 'Unknown',
    os: os.name ?? 'Unknown',
    osVersion: hints.platformVersion ?? os.version ?? 'Unknown',
    deviceType,
    deviceVendor: device.vendor ?? 'Unknown',
    deviceModel: hints.model ?? model ?? 'Unknown',
    platformType: os.name === 'iOS' || os.name === 'Android' ? os.name : 'Web',
    isMobile: deviceType === 'mobile' || deviceType === 'tablet',
  }
}
