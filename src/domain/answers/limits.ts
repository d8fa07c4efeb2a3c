/** Plausible measurements of a person: height in cm, masses in kg. Outside these limits the question is asked again. */
export const numberLimits = {
  height: { min: 130, max: 230 },
  weight: { min: 35, max: 300 },
  // The lowest healthy mass at 130 cm is 31.3 kg, so a goal may lie below the lowest accepted weight.
  goalWeight: { min: 30, max: 300 },
} as const satisfies Record<string, { min: number; max: number }>

/** Outside these body mass indices a height and a weight cannot both be right. */
export const bmiLimits = { min: 13, max: 75 } as const

/** Days from today to an event. The forecast covers two years, so nothing can be said about a later one. */
export const eventLimits = { minDays: 1, maxDays: 730 } as const

/** RFC 5321: 64 octets before the @, 254 in all. */
export const emailLimits = { maxLength: 254, maxLocalLength: 64 } as const
