import { type Static, Type } from 'typebox'
import { Moment, orNull } from '#domain/api/fields.ts'

/** What is looked at in an installation, in the order in which it is shown. */
export const checkNames = [
  'reachable',
  'proxy',
  'certificate',
  'clock',
  'version',
  'migrations',
  'disk',
  'keys',
  'settings',
  'mail-server',
  'mail-names',
  'webhooks',
  'work',
  'backups',
] as const
export type CheckName = (typeof checkNames)[number]

export const Check = Type.Object({
  name: Type.Enum([...checkNames]),
  state: Type.Enum(['ok', 'warning', 'fault']),
  /** What was found, as a sentence. */
  says: Type.String(),
  /** The line to change or the command to run; null if nothing is to be done. */
  change: orNull(Type.String()),
})
export type Check = Static<typeof Check>

export const DoctorReply = Type.Object({ checkedAt: Moment, checks: Type.Array(Check) })
export type DoctorReply = Static<typeof DoctorReply>
