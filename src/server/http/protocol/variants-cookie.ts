import type { FastifyReply, FastifyRequest } from 'fastify'
import { readShown, type ShownVariant, writeShown } from '#analytics/experiments/shown-variants.ts'

type Site = { readonly publicUrl: string }

/** Holds names of variants only, the same for thousands of visitors, and ends with the browser's session. */
const NAME = 'variants'

/** The variants that this browser was shown, as far as its cookie says. */
export function shownVariants({ headers }: Pick<FastifyRequest, 'headers'>): readonly ShownVariant[] {
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
  return readShown(cookies.find((cookie) => cookie.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? '')
}

/** Remembers variants until the browser's session ends. */
export const rememberVariants = (
  reply: FastifyReply,
  { publicUrl }: Site,
  shown: readonly ShownVariant[],
): FastifyReply =>
  reply.header(
    'set-cookie',
    `${NAME}=${writeShown(shown)}; Path=/; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`,
  )
