import { Component, type ReactNode } from 'react'

import { ScreenFailure } from '@/components/shell/screen-failure'
import { reportShownError } from '@/lib/monitoring/report'

type ErrorBoundaryProps = {
  children: ReactNode
  /** Around what: a screen if nothing is said, a part of the frame, or the whole app. */
  scope?: 'part' | 'app'
  /** What broke at one address is tried again at the next. */
  path?: string
}
type ErrorBoundaryState = { error: Error | undefined }

/**
 * Keeps what breaks from taking the rest along. A broken screen can be tried again, the app reloaded; a part of the
 * frame is left out without a word, which would stand in the way of the screen.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined }

  static getDerivedStateFromError(error: Error): ErrorBoundaryState {
    return { error }
  }

  override componentDidUpdate({ path }: ErrorBoundaryProps) {
    if (this.state.error && path !== this.props.path) this.setState({ error: undefined })
  }

  override componentDidCatch(error: Error) {
    if (this.props.scope === 'part') reportShownError(error)
  }

  override render() {
    const { children, scope } = this.props
    const { error } = this.state
    if (!error) return children
    if (scope === 'part') return null
    const retry = () => this.setState({ error: undefined })
    return <ScreenFailure error={error} onRetry={scope ? undefined : retry} />
  }
}
