import { Component, type ReactNode } from 'react'

import { ScreenFailure } from '@/components/shell/screen-failure'
import { reportShownError } from '@/lib/monitoring/report'

type ErrorBoundaryProps = {
  children: ReactNode
  scope?: 'screen' | 'part' | 'app'
  /** A change of the path clears the error. */
  path?: string
}
type ErrorBoundaryState = { error: Error | undefined }

/**
 * Contains rendering errors. A failed screen offers a retry, a failed app a reload; a failed part of the frame is left out
 * without a message, which would get in the way of the screen.
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
    // `ScreenFailure` reports the errors of screens and of the app.
    if (this.props.scope === 'part') reportShownError(error)
  }

  override render() {
    const { children, scope = 'screen' } = this.props
    const { error } = this.state
    if (!error) return children
    if (scope === 'part') return null
    const retry = () => this.setState({ error: undefined })
    return <ScreenFailure error={error} onRetry={scope === 'screen' ? retry : undefined} />
  }
}
