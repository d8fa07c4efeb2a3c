import { runningMeasurement } from '#web/device/measurement.ts'
import { currentChoice } from './current-choice.ts'
import { entryOf, noPersistence, type Persistence, persistenceIn } from './persistence.ts'

const onDevice = persistenceIn(entryOf('visitor'))

/** Stores measurement data on the device only if the visitor consented. */
export const visitorPersistence = (): Persistence => (currentChoice()?.analytics === true ? onDevice : noPersistence)

/**
 * The id under which this visitor is measured. On a slow network measurement starts late; until then this is the stored
 * id under which it will start. Null if there is neither.
 */
export const visitorId = (): string | null =>
  runningMeasurement()?.visitorId ?? visitorPersistence().load()?.identity.deviceId ?? null
