import styles from './or-line.module.css'

/** A separator between two payment methods. */
export const OrLine = ({ words }: { words: string }) => <p className={styles.or}>{words}</p>
