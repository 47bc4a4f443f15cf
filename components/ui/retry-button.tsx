import { type ComponentProps, useState } from 'react'

import { Button } from '@/components/ui/button'

type RetryButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'children'> & {
  /** The button is busy until the returned promise resolves. */
  onRetry: () => unknown
}

/** A retry button with a busy state of its own: the screen around it does not change until there is a response. */
export function RetryButton({ onRetry, ...rest }: RetryButtonProps) {
  const [isBusy, setBusy] = useState(false)

  async function retry() {
    setBusy(true)
    await onRetry()
    setBusy(false)
  }

  return <Button {...rest} isBusy={isBusy} onClick={() => void retry()} />
}
