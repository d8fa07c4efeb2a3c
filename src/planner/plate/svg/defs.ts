/** Collects definitions that a picture uses several times. Every id starts with the prefix. */
export type Defs = {
  /** A gradient fill from the lit upper left to the shaded lower right. */
  readonly slope: (light: string, dark: string) => string
  /** A gradient fill from the middle outwards; its centre is a little to the upper left. */
  readonly glow: (inner: string, outer: string, innerShare?: number) => string
  /** The light of the room on something round: brightens its upper left, darkens its lower right. */
  readonly veil: (light: number, dark: number) => string
  /** A soft shadow of one colour that fades to nothing. */
  readonly haze: (colour: string, strength: number) => string
  /** Stores a drawing for `use` and returns its reference. */
  readonly keep: (markup: string) => string
  /** Stores a clipping outline and returns the value of the attribute. */
  readonly clip: (shape: string) => string
  readonly defs: () => string
}

export function createDefs(prefix: string): Defs {
  const kept: string[] = []
  const known = new Map<string, string>()
  const define = (content: string, wrap: (id: string) => string): string => {
    const before = known.get(content)
    if (before !== undefined) return before
    const id = `${prefix}-${kept.length.toString(36)}`
    kept.push(wrap(id))
    known.set(content, id)
    return id
  }
  const stops = (from: string, to: string, at = 0) =>
    `<stop${at === 0 ? '' : ` offset="${at}"`} stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`
  return {
    slope: (light, dark) => {
      const content = stops(light, dark)
      const id = define(
        `slope ${content}`,
        (name) => `<linearGradient id="${name}" x2=".7" y2="1">${content}</linearGradient>`,
      )
      return `url(#${id})`
    },
    glow: (inner, outer, innerShare = 0) => {
      const content = stops(inner, outer, innerShare)
      const id = define(
        `glow ${content}`,
        (name) => `<radialGradient id="${name}" cx=".44" cy=".42" r=".6">${content}</radialGradient>`,
      )
      return `url(#${id})`
    },
    veil: (light, dark) => {
      const content = `<stop offset=".15" stop-color="#fff8e8" stop-opacity="${light}"/><stop offset=".5" stop-color="#c08050" stop-opacity="0"/><stop offset="1" stop-color="#2a1005" stop-opacity="${dark}"/>`
      const id = define(
        `veil ${content}`,
        (name) => `<linearGradient id="${name}" x1=".12" x2=".85" y1=".04" y2="1">${content}</linearGradient>`,
      )
      return `url(#${id})`
    },
    haze: (colour, strength) => {
      const content = `<stop offset=".6" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/>`
      const id = define(`haze ${content}`, (name) => `<radialGradient id="${name}">${content}</radialGradient>`)
      return `url(#${id})`
    },
    keep: (markup) => `#${define(`keep ${markup}`, (name) => `<g id="${name}">${markup}</g>`)}`,
    clip: (shape) => `url(#${define(`clip ${shape}`, (name) => `<clipPath id="${name}">${shape}</clipPath>`)})`,
    defs: () => kept.join(''),
  }
}
