import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import sharp from 'sharp'
import type { PhotoReply } from '#domain/api/member/photo.ts'
import { routes } from '#domain/api/routes.ts'
import { newMember } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { type TestApp, type TestAppOptions, testApp } from '#server/test-app.fixture.ts'
import type { VisionPeer } from '#tests/peers/vision/vision-peer.ts'

export type PhotoServer = TestApp & {
  /** Sends a file as a new member, or as a known one. */
  readonly upload: (
    file: Uint8Array | string,
    options?: { cookie?: string; type?: string },
  ) => Promise<LightMyRequestResponse>
}

/** The app with a vision endpoint, and other settings as given. Call this at the top of a test file. */
export async function photoServer(
  peer: VisionPeer,
  settings: Readonly<Record<string, string>> = {},
  options: Pick<TestAppOptions, 'limits'> = {},
): Promise<PhotoServer> {
  const env = { VISION_URL: `${peer.url}/`, VISION_MODEL: 'a-model', VISION_KEY: 'a-key', ...settings }
  const server = await testApp({ plannerPool: smallPlannerPool(), env, ...options })
  return {
    ...server,
    upload: async (file, { cookie, type = 'image/jpeg' } = {}) =>
      server.send({
        method: 'POST',
        url: routes.memberPhotos,
        headers: {
          host: 'localhost',
          cookie: cookie ?? (await newMember(server)).cookie,
          'content-type': type,
        },
        payload: typeof file === 'string' ? file : Buffer.from(file),
      }),
  }
}

/**
 * A picture of a single colour that no other test has sent, with a name and a location in its metadata. It is small,
 * since each is decoded, resized and encoded again; tests about sizes pass their own.
 */
export async function newPhoto(width = 320, height = 240): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = Buffer.from(randomUUID().replaceAll('-', ''), 'hex')
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .withExif({ IFD0: { Copyright: `Secret Person ${randomUUID()}` }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
}

/** For each item of a reply: the most likely match, and whether it is chosen. */
export const firstMatches = (reply: LightMyRequestResponse): readonly (readonly [string | undefined, boolean])[] =>
  reply
    .json<PhotoReply>()
    .items.map(({ matches: [first], isSure }) => [first?.kind === 'food' ? first.food : first?.recipe, isSure])

/** The foods of the usual plate: rice and broccoli are rows of the everyday table, cooked without fat. */
export const usualMatches = [
  ['56205008', true],
  ['chicken-breast-cooked', true],
  ['72201211', true],
] as const
