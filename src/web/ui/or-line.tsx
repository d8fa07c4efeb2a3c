import styles from './or-line.module.css'

/** Between two ways to pay. */
export const OrLine = ({ words }: { words: string }) => <p className={styles.or}>{words}</p>
