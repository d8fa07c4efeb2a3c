import type { PhotoServiceReply } from '#domain/api/console/operations.ts'
import { photosOfDay } from '#server/scanner/photo-quota.ts'
import { visionHealth } from '#server/scanner/vision-health.ts'
import type { Services } from '#server/services.ts'

/**
 * The vision endpoint as operators see it: whether it is set, its last results, and how much of the day's budget is
 * spent.
 */
export async function photoService(services: Services): Promise<PhotoServiceReply> {
  const { visionUrl, visionModel, photosPerDay } = services.config
  if (visionUrl === null || visionModel === null) return { service: null }
  const { answeredAt, failedAt, failure, leftAloneUntil } = await visionHealth(services)
  return {
    service: {
      host: new URL(visionUrl).host,
      model: visionModel,
      answeredAt: answeredAt?.toISOString() ?? null,
      failedAt: failedAt?.toISOString() ?? null,
      failure,
      leftAloneUntil: leftAloneUntil?.toISOString() ?? null,
      photos: await photosOfDay(services),
      photosPerDay,
    },
  }
}
