import { Component, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Heading } from './heading.tsx'
import { Page, Wordmark } from './page.tsx'

/** Error boundary: a plain page with a reload button where a view cannot be shown. The answers stay on the device. */
export class PageFailure extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

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
        <Heading
          title="This page did not load"
          lead="Your answers are safe on this device. Please check your connection and try again."
        >
          This page did not load
        </Heading>
        <Button action="next" onClick={() => window.location.reload()}>
          Try again
        </Button>
      </Page>
    )
  }
}
