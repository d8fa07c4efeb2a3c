// Resolved here, in the folder of the package that has it.
import lighthouse from 'lighthouse'

export { lighthouse }
