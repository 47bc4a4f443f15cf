import { type ComponentProps, useEffect, useRef, useState } from 'react'

import { Button } from '@/components/ui/button'

type RetryButtonProps = Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'children'> & {
  /** Where it gives a promise, the button is busy until that settles. */
  onRetry: () => unknown
}

/** A button that tries again, and shows that it does: the screen around it stays as it was until there is an answer. */
export function RetryButton({ onRetry, ...rest }: RetryButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)

  useEffect(() => {
    // Browsers take the focus from a disabled button; what failed again can be tried again.
    if (!isBusy && hadFocus.current && document.activeElement === document.body) button.current?.focus()
  }, [isBusy])

  async function retry() {
    hadFocus.current = document.activeElement === button.current
    setBusy(true)
    await onRetry()
    setBusy(false)
  }

  return <Button {...rest} ref={button} isBusy={isBusy} onClick={() => void retry()} />
}
