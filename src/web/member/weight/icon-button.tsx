import styles from './icon-button.module.css'

const drawings = {
  pencil: 'M4 20l1-4L16.5 4.500a2.100 2.100 0 0 1 3 3L8 19Zm11-14 3 3',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
} as const

type IconButtonProps = {
  readonly icon: keyof typeof drawings
  readonly label: string
  readonly onClick: () => void
}

/** A round button with a picture only, in a row of the log. */
export const IconButton = ({ icon, label, onClick }: IconButtonProps) => (
  <button type="button" className={styles.icon} aria-label={label} onClick={onClick}>
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawings[icon]} />
    </svg>
  </button>
)
