import { useRef, useState } from 'react'

/** A consent box that has to be ticked before something is sent. `box` contains its props. */
export function useConsent(sentence: string) {
  // The sentence that was agreed to, so that the consent never covers a different one.
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
    /** Whether the consent is given; if not, shows an error and focuses the box. */
    demand: (): boolean => {
      if (isAgreed) return true
      setMissing(true)
      ref.current?.focus()
      return false
    },
  }
}
