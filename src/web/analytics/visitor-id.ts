import { runningMeasurement } from '#web/device/measurement.ts'
import { currentChoice } from './current-choice.ts'
import { entryOf, noPersistence, type Persistence, persistenceIn } from './persistence.ts'

const onDevice = persistenceIn(entryOf('visitor'))

/** Nothing is stored on the device for measuring, unless its visitor said yes. */
export const visitorPersistence = (): Persistence => (currentChoice()?.analytics === true ? onDevice : noPersistence)

/**
 * The id under which this visitor is measured. On a slow network measuring begins late; until then it is the id that the
 * device keeps, under which it will begin. Null where there is neither.
 */
export const visitorId = (): string | null =>
  runningMeasurement()?.visitorId ?? visitorPersistence().load()?.identity.deviceId ?? null
