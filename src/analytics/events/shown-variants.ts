/** A variant in which a document was served, of one run of an experiment. */
export type ShownVariant = { readonly key: string; readonly version: number; readonly variant: string }

const shape = /^([a-z0-9-]{1,40})\.(\d{1,6})\.([a-z0-9-]{1,40})$/
/** More than can run at once; anything beyond that is not ours. */
const LONGEST = 10

/**
 * Parses the variants that a document says it was served in, separated by spaces: `home-picture.1.without`. Anything
 * else is dropped.
 */
export function readShown(text: string): readonly ShownVariant[] {
  return text.split(' ', LONGEST).flatMap((part) => {
    const [, key, version, variant] = shape.exec(part) ?? []
    if (key === undefined || variant === undefined) return []
    return [{ key, version: Number(version), variant }]
  })
}

/** One variant as text, which is also its name in the funnel statistics. */
export const shownName = ({ key, version, variant }: ShownVariant): string => `${key}.${version}.${variant}`

/** All variants as one text, separated by spaces. */
export const writeShown = (shown: readonly ShownVariant[]): string => shown.map(shownName).join(' ')
