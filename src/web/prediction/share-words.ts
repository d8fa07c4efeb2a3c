const numbers = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'] as const

export type ShareText = {
  /** "Four in ten", "Half", "Almost everyone". */
  readonly share: string
  /** "people like you", "of people like you", "like you": goes after it. */
  readonly like: string
  /** Chooses the form of a verb that goes with it. */
  readonly verb: (many: string, one: string) => string
}

/** A share of people, to the nearest tenth. */
export function shareText(share: number): ShareText {
  const tenths = Math.round(share * 10)
  const isOne = tenths <= 1 || tenths === 10
  const verb: ShareText['verb'] = (many, one) => (isOne ? one : many)
  if (tenths < 1) return { share: 'Hardly anyone', like: 'like you', verb }
  if (tenths > 9) return { share: 'Almost everyone', like: 'like you', verb }
  if (tenths === 5) return { share: 'Half', like: 'of people like you', verb }
  return { share: `${numbers[tenths]} in ten`, like: 'people like you', verb }
}
