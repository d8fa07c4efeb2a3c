import { DoctorReply } from '#domain/api/console/doctor.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { examine } from '#server/doctor/examine.ts'
import { type Peers, realPeers } from '#server/doctor/peers.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { refusals } from '#server/http/refusals.ts'
import { type ConsoleArea, consoleRefusals } from '#server/operators/operator-gate.ts'

/** The examination of the installation that `npm run doctor` prints, for the console. */
export function doctorRoutes({ services }: ConsoleArea, peers: Peers = realPeers): RouteGroup {
  // The clock of the machine, which the sandbox does not move.
  const now = () => new Date()
  let running: Promise<DoctorReply> | null = null
  // Everybody who asks meanwhile gets the same examination: it signs in to the mail server.
  const shared = () => {
    running ??= examine({ ...services, now, peers })
      .then((checks) => ({ checkedAt: now().toISOString(), checks: [...checks] }))
      .finally(() => {
        running = null
      })
    return running
  }
  return async (app) => {
    app.get(
      consoleRoutes.doctor,
      {
        schema: {
          summary: 'What a careful look at the installation finds',
          response: { 200: DoctorReply, ...refusals(...consoleRefusals) },
        },
        config: { operatorRole: 'operators' },
      },
      shared,
    )
  }
}
