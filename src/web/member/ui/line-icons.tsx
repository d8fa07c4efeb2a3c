/** Line icons in a box of 24 by 24, in the colour of the text. */
function LineIcon({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}

export const CheckIcon = () => <LineIcon path="M5 12.500l4.500 4.500L19 7.500" />
export const PlusIcon = () => <LineIcon path="M12 5v14M5 12h14" />
export const MinusIcon = () => <LineIcon path="M5 12h14" />
export const MoreIcon = () => <LineIcon path="M5.500 12h.01M12 12h.01M18.500 12h.01" />

/** A glass, to be drawn full or empty. */
export const glassOutline = 'M6 3h12l-1.600 17.200a1 1 0 0 1-1 .800H8.600a1 1 0 0 1-1-.800Z'
