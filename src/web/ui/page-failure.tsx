import { Component, type ReactNode } from 'react'
import { reloadPage } from '#web/device/storage.ts'
import { actionWords } from '#web/words/action-words.ts'
import { Button } from './button.tsx'
import { Heading } from './heading.tsx'
import { Page, Wordmark } from './page.tsx'

const words = actionWords.failed

type Props = {
  readonly children: ReactNode
  /** The address of the children. When it changes, they are rendered again even after a failure. */
  readonly at?: string | undefined
}
type State = { readonly failed: boolean; readonly at: string | undefined }

/** Error boundary: a plain page with a reload button if a view cannot be shown. The answers stay on the device. */
export class PageFailure extends Component<Props, State> {
  override state: State = { failed: false, at: this.props.at }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { failed: false, at }
  }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Page
        step="failure"
        header={
          <header>
            <Wordmark />
          </header>
        }
      >
        <Heading title={words.title} lead={words.lead}>
          {words.title}
        </Heading>
        <Button action="next" onClick={reloadPage}>
          {words.again}
        </Button>
      </Page>
    )
  }
}
