import { Component, type ReactNode } from 'react'

import { ScreenFailure } from '@/components/shell/screen-failure'

type ErrorBoundaryProps = { children: ReactNode }
type ErrorBoundaryState = { error: Error | undefined }

/** Keeps a broken screen from taking the app along. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined }

  static getDerivedStateFromError(error: Error): ErrorBoundaryState {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return <ScreenFailure error={error} onRetry={() => this.setState({ error: undefined })} />
  }
}
