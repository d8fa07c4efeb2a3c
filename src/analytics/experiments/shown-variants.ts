/** What is kept of a visitor that a run does not cover, so that nobody is drawn twice. */
export const NOT_COVERED = 'none'

/** A variant that a document was sent in, of one run of an experiment. */
export type ShownVariant = { readonly key: string; readonly version: number; readonly variant: string }

const shape = /^([a-z0-9-]{1,40})\.(\d{1,6})\.([a-z0-9-]{1,40})$/
/** More than can run at once; a longer value is not one of ours. */
const LONGEST = 10

/** What a cookie says was shown: `home-picture.1.without`, several with a tilde between them. Anything else is left out. */
export function readShown(text: string): readonly ShownVariant[] {
  return text.split('~', LONGEST).flatMap((part) => {
    const [, key, version, variant] = shape.exec(part) ?? []
    if (key === undefined || variant === undefined) return []
    return [{ key, version: Number(version), variant }]
  })
}

/** The same as text. */
export const writeShown = (shown: readonly ShownVariant[]): string =>
  shown.map(({ key, version, variant }) => `${key}.${version}.${variant}`).join('~')
