import { Component, type ReactNode } from 'react'
import { PageLoadError } from '#web/device/page-chunk.tsx'

type Props = { readonly children: ReactNode; readonly instead: ReactNode }
type State = { readonly error: unknown }

/**
 * Error boundary around a part that the page can do without: shows `instead` if the code of the part cannot be loaded.
 * Any other error is left to the page's own boundary.
 */
export class MissingPart extends Component<Props, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (error instanceof PageLoadError) return this.props.instead
    throw error
  }
}
