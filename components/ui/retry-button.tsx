import { type ComponentProps, useState } from 'react'

import { Button } from '@/components/ui/button'

type RetryButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'children'> & {
  /** Where it gives a promise, the button is busy until that settles. */
  onRetry: () => unknown
}

/** A button that tries again, and shows that it does: the screen around it stays as it was until there is an answer. */
export function RetryButton({ onRetry, ...rest }: RetryButtonProps) {
  const [isBusy, setBusy] = useState(false)

  async function retry() {
    setBusy(true)
    await onRetry()
    setBusy(false)
  }

  return <Button {...rest} isBusy={isBusy} onClick={() => void retry()} />
}
