/** A step as a person reads it: "how-old-are-you" as "How old are you". */
export function stepText(step: string): string {
  const words = step.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
