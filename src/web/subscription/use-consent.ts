import { useRef, useState } from 'react'

/** A box that has to be ticked before something is sent. `box` are its properties. */
export function useConsent(sentence: string) {
  // The sentence that was agreed to, so that consent never covers another one.
  const [agreed, setAgreed] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const ref = useRef<HTMLInputElement>(null)
  const isAgreed = agreed === sentence
  return {
    box: {
      ref,
      sentence,
      isAgreed,
      isMissing,
      onChange: (isTicked: boolean) => {
        setMissing(false)
        setAgreed(isTicked ? sentence : null)
      },
    },
    /** Whether it is given; where it is not, the box says so and has the focus. */
    demand: (): boolean => {
      if (isAgreed) return true
      setMissing(true)
      ref.current?.focus()
      return false
    },
  }
}
