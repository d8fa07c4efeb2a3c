/** A variant that a document was sent in, of one run of an experiment. */
export type ShownVariant = { readonly key: string; readonly version: number; readonly variant: string }

const shape = /^([a-z0-9-]{1,40})\.(\d{1,6})\.([a-z0-9-]{1,40})$/
/** More than can run at once; a longer value is not one of ours. */
const LONGEST = 10

/** What a document says it was sent in: `home-picture.1.without`, several with a space between. Anything else is left out. */
export function readShown(text: string): readonly ShownVariant[] {
  return text.split(' ', LONGEST).flatMap((part) => {
    const [, key, version, variant] = shape.exec(part) ?? []
    if (key === undefined || variant === undefined) return []
    return [{ key, version: Number(version), variant }]
  })
}

/** One of them as text; the statistics of the funnel know it by this name. */
export const shownName = ({ key, version, variant }: ShownVariant): string => `${key}.${version}.${variant}`

/** The same as text. */
export const writeShown = (shown: readonly ShownVariant[]): string => shown.map(shownName).join(' ')
